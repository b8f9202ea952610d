type Template = (name: string, job: string) => string
type About = { name: string | null; vacancy: { title: string } }

/** The words an answer begins with: the template's, or those that went to somebody else before, each with this one's name. */
export function begunAnswer(template: Template, { name, vacancy }: About, before?: string): string {
  const whole = template(name ?? '', vacancy.title)
  return before === undefined ? whole : greetingOf(whole) + before
}

/** What may go to somebody else, too: all below the greeting, where it does not name this one. */
export function withoutName(
  template: Template,
  { name, vacancy }: About,
  message: string,
): string | undefined {
  const greeting = greetingOf(template(name ?? '', vacancy.title))
  const rest = message.slice(greeting.length)
  const said = rest.toLowerCase()
  const isNamed = (name ?? '').split(/\s+/).some(part => part.length > 1 && said.includes(part.toLowerCase()))
  return message.startsWith(`${greeting}\n`) && !isNamed ? rest : undefined
}

const greetingOf = (text: string): string => text.slice(0, text.indexOf('\n'))
