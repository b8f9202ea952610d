/** Whose work a sentence may speak of: a nurse does not write about the loading dock. */
import { ROLES } from './pay.ts'
import type { DemoCompany } from './types.ts'

const BY_ROLE: Record<string, string[]> = {
  'truck-driver': ['sopir'],
  driver: ['sopir'],
  courier: ['sopir'],
  cook: ['dapur', 'hotel'],
  chef: ['dapur', 'hotel'],
  'heavy-equipment-operator': ['tambang'],
  'mining-plant-operator': ['tambang', 'pabrik'],
  'heavy-equipment-mechanic': ['tambang', 'bengkel'],
  'vehicle-mechanic': ['bengkel'],
  agronomist: ['kebun', 'lapangan'],
  'plantation-worker': ['kebun'],
  'plantation-foreman': ['kebun'],
  'plantation-manager': ['kebun'],
  biologist: ['lsm', 'lapangan'],
  'social-researcher': ['lsm'],
  'social-worker': ['lsm', 'lapangan'],
  plumber: ['lapangan'],
  'ship-captain': ['laut'],
  barista: ['hotel', 'dapur'],
  'security-guard': [],
  'export-import-staff': ['kantor'],
  'customs-clearance-officer': ['kantor'],
  'ppic-staff': ['kantor', 'pabrik'],
  'operations-supervisor': ['telepon', 'kantor'],
}

export const flavoursOf = (company: DemoCompany, role: string): Set<string> => {
  const department = ROLES[role]![0]
  const { industry } = company
  const out = new Set<string>()
  const add = (...tags: string[]) => tags.forEach(tag => out.add(tag))
  if (industry === 'public_services') add('publik')
  if (industry === 'nonprofit') add('lsm')
  if (company.slug === 'kelindan' || company.slug === 'titip-sen') add('rintisan')
  if (company.slug === 'bahtera-selat-kencana' || company.slug === 'dermaga-tujuh-kargo') add('laut')
  const own = BY_ROLE[role]
  if (own) {
    add(...own)
    return out
  }
  switch (department) {
    case 'it':
      add('it', 'kantor')
      break
    case 'finance-controlling':
      add(industry === 'finance' || industry === 'insurance' ? 'bank' : 'kantor')
      break
    case 'sales':
      add(industry === 'retail' || role.startsWith('store-') || role === 'shop-assistant' ? 'ritel' : 'jual')
      break
    case 'logistics':
      add('gudang')
      break
    case 'production':
      add('pabrik')
      if (industry === 'textile_garment') add('tekstil')
      break
    case 'engineering':
      if (industry === 'construction_property') add('proyek', 'lapangan')
      else if (industry === 'mining_energy') add('tambang')
      else if (industry === 'telecom_media') add('lapangan')
      else add('pabrik')
      break
    case 'health-medical':
      add('klinik')
      break
    case 'customer-service':
      if (industry === 'finance' || industry === 'insurance') add('bank')
      else if (industry === 'hospitality') add('hotel')
      else add('telepon')
      break
    case 'cleaning-maintenance':
      if (industry === 'hospitality') add('hotel')
      break
    case 'pr-communication':
      add('media')
      break
    case 'research-development':
      add('lab')
      break
    case 'other':
      if (industry === 'education') add('sekolah')
      else add('lapangan')
      break
    case 'administration':
      add(industry === 'health' ? 'klinik' : 'kantor')
      break
    default:
      add('kantor')
  }
  return out
}
