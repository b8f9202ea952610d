import type { ReactNode } from 'react'
import type { Block } from '#shared/contract/library/library.ts'
import { Blocks } from './blocks.tsx'
import './library.css'

/** A text as an article's reader sees it; before it may stand its short answer. */
export const Story = ({
  blocks,
  lang,
  children,
}: {
  blocks: readonly Block[]
  lang?: string
  children?: ReactNode
}) => (
  <div className="story" lang={lang}>
    {children}
    <Blocks blocks={blocks} />
  </div>
)
