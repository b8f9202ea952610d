/** Legal forms and similar abbreviations, which are not part of a trading name. */
const FORMS = new Set(
  'pt cv ud pd fa nv tbk persero firma koperasi yayasan perum perumda perseroda bumdes inc ltd llc corp co'.split(
    ' ',
  ),
)

/** Initials of a name's first two words without the legal form: "PT Lintang Muara Kargo, Tbk." gives LM. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.'’&]*/gu) ?? []
  const bare = words.filter(w => !FORMS.has(w.toLowerCase().replaceAll('.', '')))
  const [one, two] = bare.length > 0 ? bare : words
  const first = [...(one ?? '')]
  const letters = two === undefined ? first.slice(0, 1) : [first[0] ?? '', [...two][0] ?? '']
  return letters.join('').toLocaleUpperCase('id')
}
