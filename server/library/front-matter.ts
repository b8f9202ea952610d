type FrontMatter = {
  findField(name: string): string | undefined
  /** Throws where the field is missing. */
  getField(name: string): string
  body: string
}

/** Reads a file that comes with the program: fields between two lines of hyphens, then Markdown. */
export function readFrontMatter(path: string, file: string): FrontMatter {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? []
  const fields = new Map(
    [...head.matchAll(/^([a-z_]+):[ ]?(.*(?:\n- .*)*)$/gm)].map(([, name, value]) => [name, value?.trim()]),
  )
  return {
    findField: name => fields.get(name),
    getField: name => fields.get(name) || missing(`${path}: ${name} is missing`),
    body: body.trim(),
  }
}

function missing(what: string): never {
  throw new Error(what)
}
