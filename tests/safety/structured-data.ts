type Thing = Record<string, unknown>

const isUrl = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\//.test(value)
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)
const part = (thing: Thing, name: string): Thing => (thing[name] ?? {}) as Thing
const parts = (value: unknown): Thing[] =>
  Array.isArray(value) ? (value as Thing[]) : value ? [value as Thing] : []

/** Requirements of schema.org and Google for each type: a name for the fault, and the condition without it. */
const RULES: Record<string, Record<string, (thing: Thing) => boolean>> = {
  Organization: { name: one => isText(one['name']), url: one => isUrl(one['url']) },
  EmployerAggregateRating: {
    itemReviewed: one => isText(part(one, 'itemReviewed')['name']),
    ratingValue: one => Number(one['ratingValue']) >= 1 && Number(one['ratingValue']) <= 5,
    // Not below the floor.
    ratingCount: one => Number(one['ratingCount']) >= 3,
  },
  BreadcrumbList: {
    positions: one => parts(one['itemListElement']).every(({ position }, at) => position === at + 1),
    items: one =>
      parts(one['itemListElement']).length > 1 &&
      parts(one['itemListElement']).every(({ name, item }) => isText(name) && isUrl(item)),
  },
  JobPosting: {
    title: one => isText(one['title']),
    description: one => isText(one['description']),
    days: one => isDay(one['datePosted']) && isDay(one['validThrough']),
    employer: one => isText(part(one, 'hiringOrganization')['name']),
    place: one =>
      parts(one['jobLocation']).some(place => isText(part(place, 'address')['addressLocality'])) ||
      (one['jobLocationType'] === 'TELECOMMUTE' && one['applicantLocationRequirements'] !== undefined),
  },
  Article: {
    headline: one => isText(one['headline']) && String(one['headline']).length <= 110,
    days: one => isDay(one['datePublished']) && isDay(one['dateModified']),
    author: one => isText(part(one, 'author')['name']),
  },
  FAQPage: {
    questions: one => parts(one['mainEntity']).length > 0 && parts(one['mainEntity']).every(isAnswered),
  },
  QAPage: {
    question: one =>
      isText(part(one, 'mainEntity')['name']) && part(one, 'mainEntity')['answerCount'] !== undefined,
  },
  WebSite: {
    name: one => isText(one['name']) && isUrl(one['url']),
    search: one =>
      parts(one['potentialAction']).every(action =>
        /\{search_term_string\}|\{q\}/.test(JSON.stringify(action)),
      ),
  },
  WebPage: {
    url: one => isUrl(one['url']),
    locked: one => one['isAccessibleForFree'] !== true || !one['hasPart'],
  },
  Occupation: { name: one => isText(one['name']) },
}

function isAnswered(question: Thing): boolean {
  return isText(question['name']) && isText(part(question, 'acceptedAnswer')['text'])
}

/** Vocabularies of the types; Google's own types have theirs. */
const CONTEXTS = ['https://schema.org', 'https://schema.googleapis.com/']

/** Faults in the structured data of a page. */
export function faultsOf(html: string): string[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => text as string,
  )
  return texts.flatMap(text => {
    const thing = parse(text)
    if (!thing) return ['is no JSON']
    const type = String(thing['@type'])
    const faults = Object.entries(RULES[type] ?? {}).flatMap(([name, holds]) =>
      holds(thing) ? [] : [`${type}: ${name}`],
    )
    return [
      ...(CONTEXTS.includes(String(thing['@context'])) ? [] : [`${type}: @context`]),
      ...(isText(thing['@type']) ? [] : ['no @type']),
      ...faults,
    ]
  })
}

function parse(text: string): Thing | undefined {
  try {
    return JSON.parse(text) as Thing
  } catch {
    return undefined
  }
}
