type Crumb = { name: string; url: string }

/** `BreadcrumbList` from the front page to this page. */
export const breadcrumbs = (crumbs: readonly Crumb[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: url,
  })),
})
