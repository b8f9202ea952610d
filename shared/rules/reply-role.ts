import { REPLY_ROLES, type ReplyRole } from '../contract/keys.ts'

/** Patterns of job titles with their office; the first match counts. */
const OFFICES: [RegExp, ReplyRole][] = [
  [/\b(hr|hrd|hrbp|sdm|human|people|talent|recruit\w*|rekrut\w*|personalia)\b/i, 'human_resources'],
  [/\b(pr|humas|komunikasi|communications?|public relations|media)\b/i, 'communications'],
  [/\b(cabang|branch|unit|outlet|store|toko|site)\b/i, 'branch'],
  [/\b(owner|pemilik|founder|co-?founder|pendiri)\b/i, 'founder'],
  [
    /\b(manajemen|management|direk\w*|director|ceo|coo|cfo|chief|presiden|president|manager|manajer)\b/i,
    'management',
  ],
]

/** The office of a free-text title. The title itself is never shown, because it may contain a name. */
export function replyRoleOf(title: string): ReplyRole {
  const key = REPLY_ROLES.find(role => role === title)
  return key ?? OFFICES.find(([words]) => words.test(title))?.[1] ?? 'other'
}
