import { z } from 'zod'

type Node = {
  format?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  oneOf?: Node[]
  additionalProperties?: Node | boolean
}

export const outputSchema = (schema: z.ZodType): Node =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Node

/** Position of a field in a schema, such as `.messages[].received_at`. */
export function placesOf(node: Node, isSought: (node: Node) => boolean, at = ''): string[] {
  const inner = node.additionalProperties
  return [
    ...(isSought(node) ? [at] : []),
    ...Object.entries(node.properties ?? {}).flatMap(([key, one]) => placesOf(one, isSought, `${at}.${key}`)),
    ...(node.items ? placesOf(node.items, isSought, `${at}[]`) : []),
    ...[...(node.anyOf ?? []), ...(node.oneOf ?? [])].flatMap(one => placesOf(one, isSought, at)),
    ...(typeof inner === 'object' ? placesOf(inner, isSought, `${at}.*`) : []),
  ]
}
