import type { Endpoints } from '../endpoint.ts'
import { FILE_KINDS, PART_BYTES } from '../../rules/file-kinds.ts'

export const FILES_ENDPOINTS = {
  sendFile: {
    method: 'POST',
    path: '/files',
    auth: 'none',
    status: 201,
    takesFile: { field: 'file', kinds: FILE_KINDS },
  },
  sendPart: {
    method: 'POST',
    path: '/files/parts/:from',
    auth: 'secret',
    takesFile: { field: 'file', kinds: 'part', most: PART_BYTES },
  },
  wholeFile: { method: 'POST', path: '/files/whole', auth: 'secret', status: 201 },
  readFile: { method: 'GET', path: '/files/:id', auth: 'secret', givesFile: true },
} as const satisfies Endpoints
