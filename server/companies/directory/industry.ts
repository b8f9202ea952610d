import { INDUSTRIES, type Industry } from '#shared/contract/keys.ts'

/** Labels in directories, by our industry with the same meaning. Labels that span several of ours are left out. */
const LABELS: Record<Industry, string> = {
  agriculture:
    'agriculture, agritech, plantations, plantation, perkebunan, pertanian, forestry, kehutanan, maritime tech, fisheries, perikanan, peternakan, livestock, agribusiness, agribisnis',
  mining_energy:
    'mining, energy, pertambangan, energi, oil and gas, minyak gas batu bara, migas, coal, batu bara, electricity, listrik, energi alternatif, metals and mining',
  manufacturing:
    'manufacturing, manufaktur, industrials, perindustrian, industri dasar, electronics, elektronik, metals, fertiliser, fertilizer, cement, semen, chemicals, kimia, shipbuilding, aerospace, defence, tobacco, rokok, cosmetics, consumer goods, printing, barang perindustrian, barang rumah tangga',
  textile_garment:
    'textiles and apparel, textile, textiles, tekstil, garment, garmen, apparel, footwear, alas kaki, pakaian dan barang mewah',
  food_beverage: 'food and beverage, food, beverage, makanan dan minuman, f and b, f and b tech, kuliner',
  pharma: 'pharma, pharmaceutical, pharmaceuticals, farmasi, farmasi dan riset kesehatan',
  construction_property:
    'construction, konstruksi, konstruksi bangunan, property, properti, real estate, properties and real estate, properti dan real estat, proptech, industrial estate',
  retail:
    'retail, ritel, eceran, perdagangan ritel, retail tech, ecommerce, e commerce, b2b ecommerce, consumer non cyclicals retail',
  logistics:
    'logistics, logistik, transport, transportation, transportasi, transportation and logistic, transportation and logistics, transportasi dan logistik, aviation, penerbangan, shipping, pelayaran, ports, ride hailing, logistik dan pengantaran',
  hospitality: 'hospitality, perhotelan, hotel, hotels, tourism, pariwisata, travel, restaurants, restoran',
  technology:
    'technology, teknologi, information technology, it, it consulting, software, saas, ai, web3, gaming, digital identity, hr tech, perangkat lunak dan jasa ti',
  telecom_media:
    'telecommunications, telecommunication, telekomunikasi, telecom, media, media dan hiburan, publishing, penerbitan, digital agency',
  finance:
    'finance, financials, financial services, keuangan, jasa keuangan, banking, bank, perbankan, fintech, investment, investasi, jasa pembiayaan, jasa investasi',
  insurance: 'insurance, asuransi',
  health: 'health, healthcare, health care, kesehatan, jasa dan peralatan kesehatan, hospital, rumah sakit',
  education: 'education, pendidikan, edtech',
  professional_services:
    'professional services, jasa profesional, consulting, konsultan, konsultasi, engineering, inspection and certification, legal services, accounting',
  automotive: 'automotive, otomotif, otomotif dan komponen otomotif',
  public_services:
    'public services, layanan publik, government, pemerintahan, water, utilities, utilitas, public administration',
  nonprofit: 'nonprofit, non profit, nirlaba, ngo, lsm, social impact, charity, yayasan',
}

/** Our industry for a directory's label in either language; undefined for unknown labels. */
export function industryOf(label: string): Industry | undefined {
  return BY_LABEL.get(plain(label))
}

const plain = (label: string): string =>
  label
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bdan\b/g, 'and')
    .trim()

const BY_LABEL = new Map<string, Industry>([
  ...INDUSTRIES.flatMap(key => LABELS[key].split(',').map(label => [plain(label), key] as const)),
  ...INDUSTRIES.map(key => [plain(key), key] as const),
])
