import type { FileKind } from '../rules/file-kinds.ts'

/**
 * Who may make a call.
 * `none`: anybody. `optional`: a session shows more. `session`, `staff`, `owner`: a session of that kind is required.
 * `pass`, `code`, `secret`: the bearer token is a review pass, a manage code or a file's secret, never a session.
 */
type Auth = 'none' | 'optional' | 'session' | 'staff' | 'owner' | 'pass' | 'code' | 'secret'
/** `kinds: 'part'`: a piece of a file, whose kind cannot be detected from its content; at most `most` bytes. */
export type TakenFile =
  | { field: string; kinds: readonly FileKind[]; count?: number }
  | { field: string; kinds: 'part'; most: number; count?: undefined }
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  auth: Auth
  status?: 201 | 202
  /** The browser's random id is not sent, so that this call cannot be linked to another one of the same browser. */
  unnamed?: true
  /** Request and response bodies are padded with spaces, so that their length does not identify the text that readers see later. */
  padded?: true
  /** Largest body, where the default of 64 kB is too small. */
  kilobytes?: number
  /** Sent as `multipart/form-data`: one file in this field, of one of these kinds, and all other fields as texts. */
  takesFile?: TakenFile
  /** A JSON body refers to its files by the response of `POST /files`; a multipart form may contain up to `count` files in this field. */
  mayTakeFiles?: { field: string; kinds: readonly FileKind[]; count: number }
  /** Responds with a file as a download, never rendered inline. */
  givesFile?: true
}

export type Endpoints = Record<string, Endpoint>
