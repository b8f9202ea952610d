import type { ReactNode } from 'react'
import type { Block } from '#shared/contract/library/library.ts'
import { Blocks } from './blocks.tsx'
import './library.css'

/** The text of an article, optionally with its short answer before it. */
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
