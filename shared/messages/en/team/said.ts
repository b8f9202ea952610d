import type { said as id } from '../../id/team/said.ts'

/** Texts of a company's profile, for editors. */
export const said: typeof id = {
  title: 'What the company wrote about itself',
  none: 'This company has written nothing yet.',
  team: 'the team',
  version: (version, who) => `Version ${version}, by ${who}`,
  back: version => `Set back to version ${version}`,
  done: version => `Version ${version} is shown again.`,
  failed: 'Its history could not be loaded.',
  notDone: 'That did not work. Try again.',
}
