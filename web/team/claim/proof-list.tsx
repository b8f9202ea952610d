import { useState } from 'react'
import type { ClaimItem } from '#shared/contract/owners/desk-claim.ts'
import { KIND_NAMES } from '#shared/rules/file-kinds.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { saveFile } from '#web/platform/files/save-file.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { staffToken } from '../session/session.ts'

const MEGABYTE = 1024 * 1024

type Props = Pick<ClaimItem, 'id' | 'files'> & {
  call: 'claimFile' | 'inquiryFile'
  words: { files: string; download: string }
}

/** Files sent as proof, as downloads: files from outside are never displayed in the page. */
export function ProofList({ id, files, call, words }: Props) {
  const { failed, filesFromOutside } = useWords('team')
  const { decimal } = useFormats()
  const [missing, setMissing] = useState(false)
  if (files.length === 0) return null
  const save = async (file: string, name: string) =>
    setMissing(!(await saveFile(call, { id, file }, name, staffToken())))
  return (
    <>
      <h2>{words.files}</h2>
      <p className="note">{filesFromOutside}</p>
      <ul>
        {files.map(({ id: file, name, kind, size }) => (
          <li key={file}>
            {name}, {KIND_NAMES[kind]}, {decimal(Math.max(size / MEGABYTE, 0.1))} MB{' '}
            <LinkButton icon="download" onClick={() => void save(file, name)}>
              {words.download}
              <span className="vh"> {name}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      {missing && <p role="alert">{failed}</p>}
    </>
  )
}
