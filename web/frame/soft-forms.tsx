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
    const data = new FormData(form)
    const given = [...new Set(data.keys())].map(name => [
      name,
      data.getAll(name).map(value => String(value).trim()),
    ])
    void navigate((form.getAttribute('action') ?? '') + queryString(Object.fromEntries(given)))
  }
  return <div onSubmit={visit}>{children}</div>
}
