import type { FileKind } from '../rules/file-kinds.ts'

/**
 * Who may make a call.
 * `none`: anybody. `optional`: a session shows more. `session`, `staff`, `owner`: one of that kind must be there.
 * `pass`, `code`, `secret`: the bearer is a review pass, a manage code or a file's secret, never a session.
 */
type Auth = 'none' | 'optional' | 'session' | 'staff' | 'owner' | 'pass' | 'code' | 'secret'
/** `kinds: 'part'`: a piece of a file, which tells nothing by its content, and of so many bytes at most. */
export type TakenFile =
  | { field: string; kinds: readonly FileKind[]; count?: number }
  | { field: string; kinds: 'part'; most: number; count?: undefined }
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  auth: Auth
  status?: 201 | 202
  /** The browser's random name is not sent: nothing may tie this call to another one of the same browser. */
  unnamed?: true
  /** Bodies of both directions are filled up with spaces, so that their length does not lead to the words that readers see later. */
  padded?: true
  /** What its body may have at most, where the 64 kB of other calls are too few. */
  kilobytes?: number
  /** It is sent as a form (`multipart/form-data`) with one file in this field, of one of these kinds, and what else it takes as texts. */
  takesFile?: TakenFile
  /** A body names its files by what `POST /files` answered; a form may bring them itself, so many in this field. */
  mayTakeFiles?: { field: string; kinds: readonly FileKind[]; count: number }
  /** It answers with a file to be kept, never shown in place. */
  givesFile?: true
}

/** The calls of a room, by name. */
export type Endpoints = Record<string, Endpoint>
