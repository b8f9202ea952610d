type Part = keyof typeof LOOK

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Inline styles, which every mail program understands; the colours are those of the site. */
const LOOK = {
  page: 'margin:0;padding:0;background-color:#faf6ec',
  hidden:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:#faf6ec',
  around: 'padding:24px 12px',
  sheet: 'width:100%;max-width:600px;text-align:left',
  name: `padding:0 4px 16px;${FONT};font-size:18px;font-weight:700;line-height:24px;color:#2a3c72`,
  card: `padding:28px 24px 12px;background-color:#fffcf5;border:1px solid #dccfb7;border-radius:8px;${FONT};font-size:16px;line-height:24px;color:#1b1e2c;overflow-wrap:anywhere;word-break:break-word`,
  text: 'margin:0 0 16px',
  heading: 'margin:28px 0 12px;font-size:18px;font-weight:700;line-height:24px',
  quote: 'margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #97a4c8;color:#4c4740',
  code: "margin:0 0 16px;font-family:Menlo,Consolas,'Courier New',monospace;font-size:32px;font-weight:700;line-height:40px;letter-spacing:6px;color:#2a3c72",
  button: 'margin:0 0 16px;padding:4px 0',
  foot: `padding:16px 4px 0;${FONT};font-size:14px;line-height:20px;color:#665d50;overflow-wrap:anywhere;word-break:break-word`,
}

const LINKS = {
  link: 'color:#85430c;text-decoration:underline',
  /** A link on a line of its own, with a touch target as high as a finger. */
  alone: 'display:block;padding:12px 0;color:#85430c;text-decoration:underline',
  button:
    'display:inline-block;padding:12px 24px;background-color:#85430c;border-radius:8px;color:#fff8ea;font-weight:600;text-decoration:none',
}

/** Colours for mail programs that follow the reader's dark mode. */
const DARK: Partial<Record<`${'k' | 'a'}-${string}`, string>> = {
  'k-page': 'background-color:#131726',
  'k-name': 'color:#a3b5ea',
  'k-card': 'background-color:#242b40;border-color:#343c54;color:#f2ebdb',
  'k-quote': 'border-color:#7588c4;color:#cbc3b3',
  'k-code': 'color:#a3b5ea',
  'k-foot': 'color:#a9a394',
  'a-link': 'color:#e5a760',
  'a-alone': 'color:#e5a760',
  'a-button': 'background-color:#e5a760;color:#231505',
}

const dark = Object.entries(DARK).map(
  ([name, look = '']) => `.${name}{${look.split(';').join(' !important;')} !important}`,
)

export const STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${dark.join('')}}`

export const paint = (part: Part): string => `class="k-${part}" style="${LOOK[part]}"`

export const heading = (inside: string): string => `<h2 ${paint('heading')}>${inside}</h2>`

export const place = (part: 'text' | 'quote' | 'code' | 'button', inside: string): string =>
  `<p ${paint(part)}>${inside}</p>`

export const whole = (text: string): string => `<span style="white-space:nowrap">${text}</span>`

/** `address` and `words` must be escaped already. */
export const link = (kind: keyof typeof LINKS, address: string, words: string): string =>
  `<a href="${address}" class="a-${kind}" style="${LINKS[kind]}">${words}</a>`
