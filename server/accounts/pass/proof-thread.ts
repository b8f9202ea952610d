// What the thread of `proof-pool.ts` runs: the costly arithmetic of credentials, apart from readers' requests.
import type { Issuer } from '#shared/pass/key.ts'
import { verify as verifyPresentation, type Purpose } from '#shared/pass/presentation.ts'
import { issue as issueCredential } from '#shared/pass/response.ts'

type Key = { issuer: Issuer; privateKey: Uint8Array }
export type IssueTask = Key & { request: Uint8Array }
export type VerifyTask = Key & { purpose: Purpose; presentation: Uint8Array }

export const issue = ({ issuer, privateKey, request }: IssueTask): ReturnType<typeof issueCredential> =>
  issueCredential(issuer, privateKey, request)

export const verify = ({
  issuer,
  privateKey,
  purpose,
  presentation,
}: VerifyTask): ReturnType<typeof verifyPresentation> =>
  verifyPresentation(issuer, privateKey, purpose, presentation)
