import type { FormEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { queryString } from '#shared/paths.ts'

/** A GET form inside leads on without a reload; before JavaScript it is an ordinary form. */
export function SoftForms({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const visit = (event: FormEvent<HTMLDivElement>) => {
    const form = event.target as HTMLFormElement
    if (form.method !== 'get') return
    event.preventDefault()
    const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()] as const)
    void navigate((form.getAttribute('action') ?? '') + queryString(Object.fromEntries(pairs)))
  }
  return <div onSubmit={visit}>{children}</div>
}
