import type { HandlerInput } from '#shared/contract/contract.ts'
import {
  ASKER_REFUSED,
  FORGET_AT,
  forgetAsker,
  forgetAskersAt,
  keepAsker,
  purgeAskers,
  type SealedAsker,
} from './askers/askers.ts'
import { messageTakedown, moveMessages, type MessageKind, type MessageNews } from './moves/moves.ts'
import { getCompanyBySlug } from '#server/companies/find.ts'
import { walked } from '#server/platform/found/sitemap.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import type { MergesCompanies } from '#server/moderation/company-merge.ts'
import type { OwnsContent } from '#server/moderation/takedown.ts'
import { report } from '#server/moderation/reports/reports.ts'
import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import { getOwner, type ActingOwner } from '#server/owners/owner.ts'
import type { Context } from '#server/platform/http/api.ts'
import { orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { markHelpful } from '#server/reviews/helpful.ts'
import { askQuestion, sendMessage } from './ask.ts'
import { messageSubject } from './desk-subject.ts'
import { findEverywhere, findQuestions, findSimilar, readQuestion } from './find.ts'
import { sendQuestionDigests, notifyAsker } from './letters.ts'
import { readOwn, rewriteOwn, withdrawOwn } from './own-message.ts'
import { answerAsCompany, listOwnerQuestions, removeAnswer, removeFromPage } from './owner-questions.ts'
import { findVisible, listCompaniesWithQuestions, listContent, listShownAfter } from './store.ts'

type Names =
  | 'companyQuestions'
  | 'similarQuestions'
  | 'question'
  | 'questions'
  | 'reportQuestion'
  | 'reportAnswer'
  | 'markAnswer'
  | 'unmarkAnswer'
  | 'askQuestion'
  | 'sendMessage'
  | 'ownMessage'
  | 'editMessage'
  | 'withdrawMessage'
  | OwnerNames

type OwnerNames = 'ownerQuestions' | 'answerQuestion' | 'removeQuestion' | 'removeAnswer'

const OWNER_ACTS: Rule = { name: 'owner-answers', most: 60, seconds: 3600 }
const DIGEST_HOUR = 8
const PURGE_HOUR = 2
const FRESH_MS = 1000

export function createQuestionsRoom(
  parts: Parts,
): Room<Names> & WithSubjects & OwnsContent & MergesCompanies {
  const { db } = parts
  const sql = db.content

  async function companyAt(slug: string, context: Context) {
    const company = await context.once(`company ${slug}`, () => getCompanyBySlug(sql, slug))
    context.shows(`company:${company.id}`)
    return company
  }

  const reporting =
    (subject: MessageKind) =>
    ({ params: { id }, body }: HandlerInput<'reportQuestion'>, context: Context) =>
      report(parts, { subject, id, find: () => findVisible(sql, subject, id) }, body, context)

  const marking =
    (on: boolean) =>
    ({ params: { id } }: HandlerInput<'markAnswer'>, context: Context) =>
      markHelpful(parts, { subject: 'answer', id }, on, context)

  return {
    handlers: {
      companyQuestions: async ({ params, query }, context) =>
        findQuestions(sql, (await companyAt(params.slug, context)).id, query),
      async similarQuestions({ params, query }, context) {
        context.freshFor(FRESH_MS)
        return findSimilar(sql, (await companyAt(params.slug, context)).id, query.q)
      },
      questions({ query }, context) {
        context.freshFor(FRESH_MS)
        return findEverywhere(sql, query.q)
      },
      question: ({ params }, context) => readQuestion(sql, params.id, context),
      reportQuestion: reporting('question'),
      reportAnswer: reporting('answer'),
      markAnswer: marking(true),
      unmarkAnswer: marking(false),
      askQuestion: ({ body }, context) => askQuestion(parts, body, context),
      sendMessage: ({ body }, context) => sendMessage(parts, body, context),
      ownMessage: (_input, { bearer }) => readOwn(parts, bearer),
      editMessage: ({ body }, context) => rewriteOwn(parts, context, body),
      withdrawMessage: (_input, { bearer }) => withdrawOwn(parts, bearer),
      ...ownerHandlers(parts),
    },
    sitemaps: [
      walked(
        'company-questions',
        (after, limit) => listCompaniesWithQuestions(sql, after, limit),
        ({ slug: id, newest_on, ...row }) =>
          isIndexed.companyQuestions(row)
            ? [{ page: 'companyQuestions', params: { id }, changed: newest_on.slice(0, 7) }]
            : [],
      ),
      walked(
        'questions',
        (after, limit) => listShownAfter(sql, after, limit),
        ({ id, published_on }) => [{ page: 'question', params: { id }, changed: published_on.slice(0, 7) }],
      ),
    ],
    ...tasksOf(parts),
    rewritten: [
      { schema: 'content', name: 'question', overwrite: 'body' },
      { schema: 'content', name: 'answer', overwrite: 'body' },
      { schema: 'identity', name: 'asker' },
    ],
    deskSubjects: [messageSubject(parts, 'question'), messageSubject(parts, 'answer')],
    takedowns: {
      question: messageTakedown(parts.clock, 'question'),
      answer: messageTakedown(parts.clock, 'answer'),
    },
    contentOf: { question: listContent },
    mergeCompany: (tx, { from, into }) => moveMessages(tx, from, into),
  }
}

function ownerHandlers(parts: Parts): Pick<Room<Names>['handlers'], OwnerNames> {
  async function acting(context: Context): Promise<ActingOwner> {
    const owner = await getOwner(parts, context, 'reply')
    orWait(await parts.limits.everywhere.take({ rule: OWNER_ACTS, of: [owner.id] }))
    return owner
  }

  return {
    ownerQuestions: async ({ query }, context) =>
      listOwnerQuestions(parts, await getOwner(parts, context, 'reply'), query),
    answerQuestion: async (input, context) => answerAsCompany(parts, await acting(context), input, context),
    async removeQuestion({ params: { id }, body }, context) {
      const thing = { subject: 'question', id } as const
      await removeFromPage(parts, await acting(context), thing, body.guideline ?? null)
      return { removed: true }
    },
    removeAnswer: async ({ params, body }, context) =>
      removeAnswer(parts, await acting(context), params.id, body.guideline ?? null),
  }
}

const tasksOf = (parts: Parts): Pick<Room, 'tasks' | 'daily'> => ({
  tasks: {
    content: {
      'keep-asker': (asker: SealedAsker) => keepAsker(parts, asker),
      'notify-asker': (news: MessageNews) => notifyAsker(parts, news),
      'forget-asker': ({ id }: { id: string }) => forgetAsker(parts, id),
      'question-digests': () => sendQuestionDigests(parts),
    },
    identity: {
      'purge-askers': () => purgeAskers(parts),
      [ASKER_REFUSED]: ({ id }: { id: string }) => forgetAsker(parts, id),
      [FORGET_AT]: (refused: { sealed: string }) => forgetAskersAt(parts, refused),
    },
  },
  daily: [
    { schema: 'content', kind: 'question-digests', hour: DIGEST_HOUR },
    { schema: 'identity', kind: 'purge-askers', hour: PURGE_HOUR },
  ],
})
