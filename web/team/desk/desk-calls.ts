import type { DeskDecision, DeskItem, DeskRow } from '#shared/contract/moderation/desk.ts'
import { deskCall, type DeskAct, type DeskSubject } from '#shared/contract/moderation/desk-subjects.ts'
import type { Output } from '#shared/contract/contract.ts'
import type { EndpointName } from '#shared/contract/endpoints.ts'
import type { Call } from '#web/platform/call.ts'

/** The four calls of a subject's desk. */
export function deskCalls<S extends DeskSubject>(call: Call, subject: S) {
  // The name of the call determines the subject of its answer; the types of all four calls come from the contract.
  const request = call as (name: EndpointName, input: object) => Promise<unknown>
  const of = <T>(act: DeskAct, input: object) => request(deskCall(act, subject), input) as Promise<T>
  return {
    list: () => of<{ rows: DeskRow<S>[]; total: number }>('desk', {}),
    open: (id: string) => of<DeskItem<S>>('open', { params: { id } }),
    decide: (id: string, body: DeskDecision<S>) =>
      of<Output<'decideReview'>>('decide', { params: { id }, body }),
    undo: (id: string) => of<Output<'undoReview'>>('undo', { params: { id } }),
  }
}
