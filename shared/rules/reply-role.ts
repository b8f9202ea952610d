import { REPLY_ROLES, type ReplyRole } from '../contract/keys.ts'

/** Words of people's own titles, each with the office that it belongs to; the first that fits is meant. */
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

/** The office that a title names, as people write theirs; a title is never shown itself, for it may hold a name. */
export function replyRoleOf(title: string): ReplyRole {
  const key = REPLY_ROLES.find(role => role === title)
  return key ?? OFFICES.find(([words]) => words.test(title))?.[1] ?? 'other'
}
