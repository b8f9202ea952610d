import type { WithSubjects } from '#server/moderation/desk/subject.ts'
import type { Takedowns } from '#server/moderation/takedown.ts'
import { mayDecideOn } from '#server/moderation/policy.ts'
import type { Places } from '#server/places/places.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { plainTables } from '#server/platform/rewriting/table.ts'
import { INQUIRY_TOPICS } from '#shared/contract/contact/keys.ts'
import { fileOfInquiry, moveInquiryFiles } from './inquiry-files.ts'
import { sendInquiryMail } from './inquiry-mails.ts'
import { inquirySubject } from './inquiry-subject.ts'
import { receive } from './receive.ts'
import { checkAddress, findEarlierReport } from './reported-content.ts'
import { sweepInquiries, warnOfInquiries } from './deadline.ts'
import { FRESH_MS, readTransparency } from './transparency.ts'

type Names = 'contact' | 'reportContent' | 'askRight' | 'inquiryFile' | 'transparency'

/** The fields that a plain message lacks. */
const EMPTY_FIELDS = { who: null, address: null, company: null, files: [], earlier: null }

/** Inquiries to the operators of the site: messages, takedown requests and data-subject requests. */
export const createContactRoom = (
  parts: Parts,
  places: Places,
  takedowns: Takedowns,
): Room<Names> & WithSubjects => ({
  handlers: {
    contact({ body: { first_name, last_name, locale, ...given } }, context) {
      const name = [first_name, last_name].filter(Boolean).join(' ') || null
      const input = { ...EMPTY_FIELDS, ...given, name, locale: locale ?? context.locale }
      return receive(parts, { topic: 'contact', class: 'message', ...input }, context)
    },
    async reportContent({ body: { ticket, upload_files: files, agree: _, locale, ...given } }, context) {
      await checkAddress({ ...parts, takedowns }, given.address)
      const earlier = await findEarlierReport(parts, ticket, given.email)
      const input = { ...EMPTY_FIELDS, ...given, files, earlier, locale: locale ?? context.locale }
      return receive(parts, { topic: 'takedown', ...input }, context)
    },
    askRight({ body: { right, locale, ...given } }, context) {
      const input = { ...EMPTY_FIELDS, ...given, locale: locale ?? context.locale }
      return receive(parts, { topic: 'right', class: right, ...input }, context)
    },
    async inquiryFile({ params }, context) {
      await mayDecideOn(parts, 'takedown', context)
      return fileOfInquiry(parts, params.id, params.file)
    },
    transparency(_, context) {
      context.freshFor(FRESH_MS)
      return readTransparency(parts)
    },
  },
  tasks: {
    content: {
      'inquiry-files': task => moveInquiryFiles(parts, task),
      'inquiry-mail': task => sendInquiryMail(parts, task),
      'sweep-inquiries': () => sweepInquiries(parts),
      'warn-of-inquiries': () => warnOfInquiries(parts),
    },
  },
  daily: [
    { schema: 'content', kind: 'sweep-inquiries', hour: 4 },
    { schema: 'content', kind: 'warn-of-inquiries', hour: 'every' },
  ],
  rewritten: plainTables('content', ['inquiry']),
  deskSubjects: INQUIRY_TOPICS.map(topic =>
    inquirySubject({ ...parts, takedowns }, places, topic),
  ) as WithSubjects['deskSubjects'],
})
