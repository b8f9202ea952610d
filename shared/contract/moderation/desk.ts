import { z } from 'zod'
import { candidateSubject } from '../companies/desk-candidate.ts'
import { claimSubject } from '../owners/desk-claim.ts'
import { companySubject } from '../team/desk-company.ts'
import { contactSubject, rightSubject, takedownSubject } from '../contact/desk-inquiry.ts'
import { paySubject } from '../pay/desk-pay.ts'
import { hidingSubject } from '../team/desk-hiding.ts'
import { vacancySubject } from '../jobs/desk-vacancy.ts'
import { messageSubject } from '../questions/desk-message.ts'
import { replySubject } from '../reviews/desk-reply.ts'
import { reportSubject } from '../team/desk-report.ts'
import { reviewSubject } from '../reviews/desk-review.ts'
import { deskCall, SUBJECTS, type DeskCall, type DeskSubject } from './desk-subjects.ts'
import { count, id } from '../fields.ts'

/** Schemas of a subject: the row of the list, the opened item, and the decision. */
type Subject = { row: z.ZodType<{ id: string }>; item: z.ZodType<{ id: string }>; decision: z.ZodType }

const SCHEMAS = {
  review: reviewSubject,
  company: companySubject,
  candidate: candidateSubject,
  claim: claimSubject,
  report: reportSubject,
  pay: paySubject,
  reply: replySubject,
  hiding: hidingSubject,
  vacancy: vacancySubject,
  question: messageSubject,
  answer: messageSubject,
  contact: contactSubject,
  takedown: takedownSubject,
  right: rightSubject,
} satisfies Record<DeskSubject, Subject>

type Desk = typeof SCHEMAS
export type DeskRow<S extends DeskSubject> = z.output<Desk[S]['row']>
export type DeskItem<S extends DeskSubject> = z.output<Desk[S]['item']>
export type DeskDecision<S extends DeskSubject> = z.output<Desk[S]['decision']>

const params = z.object({ id })
/** A decision can be undone until it takes effect, after so many seconds. */
const decided = z.object({ takes_effect_in: z.number().int() })
const undone = z.object({ undone: z.literal(true) })

const schemasOf = <S extends Subject>({ row, item, decision }: S) => ({
  desk: { response: z.object({ total: count, rows: z.array(row as S['row']) }) },
  open: { params, response: item as S['item'] },
  decide: { params, body: decision as S['decision'], response: decided },
  undo: { params, response: undone },
})

type Schemas<S extends DeskSubject> = ReturnType<typeof schemasOf<Desk[S]>>
type DeskSchemas = { [S in DeskSubject as DeskCall<'desk', S>]: Schemas<S>['desk'] } & {
  [S in DeskSubject as DeskCall<'open', S>]: Schemas<S>['open']
} & { [S in DeskSubject as DeskCall<'decide', S>]: Schemas<S>['decide'] } & {
  [S in DeskSubject as DeskCall<'undo', S>]: Schemas<S>['undo']
}

/** The schemas of every subject's calls. */
export const deskSchemas = Object.fromEntries(
  SUBJECTS.flatMap(subject => {
    const { desk, open, decide, undo } = schemasOf<Subject>(SCHEMAS[subject])
    return [
      [deskCall('desk', subject), desk],
      [deskCall('open', subject), open],
      [deskCall('decide', subject), decide],
      [deskCall('undo', subject), undo],
    ]
  }),
) as DeskSchemas
