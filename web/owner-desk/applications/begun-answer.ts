type Template = (name: string, job: string) => string
type About = { name: string | null; vacancy: { title: string } }

/** Initial text of an answer: the template, or the text of an earlier answer, with this applicant's greeting. */
export function begunAnswer(template: Template, { name, vacancy }: About, before?: string): string {
  const whole = template(name ?? '', vacancy.title)
  return before === undefined ? whole : greetingOf(whole) + before
}

/**
 * The part of an answer that can be reused for other applicants: all below the greeting; undefined if it contains the
 * applicant's name.
 */
export function withoutName(
  template: Template,
  { name, vacancy }: About,
  message: string,
): string | undefined {
  const greeting = greetingOf(template(name ?? '', vacancy.title))
  const rest = message.slice(greeting.length)
  const text = rest.toLowerCase()
  const isNamed = (name ?? '').split(/\s+/).some(part => part.length > 1 && text.includes(part.toLowerCase()))
  return message.startsWith(`${greeting}\n`) && !isNamed ? rest : undefined
}

const greetingOf = (text: string): string => text.slice(0, text.indexOf('\n'))
