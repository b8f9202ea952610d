import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getProvinces, getRegencies } from 'idn-area-data'
import { englishCity, englishProvince } from '#shared/rules/english-places.ts'
import { cityName, provinceName } from './names.ts'

test('English names distinguish cities from regencies, and put directions first', () => {
  const names = {
    'Kota Bandung': 'Bandung City',
    'Kabupaten Bandung': 'Bandung Regency',
    'Kabupaten Bandung Barat': 'West Bandung Regency',
    'Kota Tangerang Selatan': 'South Tangerang City',
    'Jakarta Selatan': 'South Jakarta',
    'Kabupaten Timor Tengah Selatan': 'South Central Timor Regency',
    'Kabupaten Sumba Barat Daya': 'Southwest Sumba Regency',
    'Kabupaten Seram Bagian Timur': 'East Seram Regency',
    'Kabupaten Kepulauan Aru': 'Aru Islands Regency',
    'Kabupaten Pangkajene dan Kepulauan': 'Pangkajene dan Kepulauan Regency',
    'Kepulauan Seribu': 'Thousand Islands',
  }
  for (const [name, english] of Object.entries(names)) assert.equal(englishCity(name), english)
})

test('provinces have the names of English maps', () => {
  const names = {
    'DKI Jakarta': 'Jakarta',
    'DI Yogyakarta': 'Special Region of Yogyakarta',
    'Jawa Barat': 'West Java',
    'Sumatera Utara': 'North Sumatra',
    'Nusa Tenggara Timur': 'East Nusa Tenggara',
    'Sulawesi Tenggara': 'Southeast Sulawesi',
    'Papua Barat Daya': 'Southwest Papua',
    'Papua Pegunungan': 'Highland Papua',
    'Kepulauan Bangka Belitung': 'Bangka Belitung Islands',
    Bali: 'Bali',
  }
  for (const [name, english] of Object.entries(names)) assert.equal(englishProvince(name), english)
})

test('no two places have the same name', async () => {
  const cities = (await getRegencies()).map(({ name }) => englishCity(cityName(name)))
  const provinces = (await getProvinces()).map(({ name }) => englishProvince(provinceName(name)))
  assert.equal(new Set(cities).size, 514)
  assert.equal(new Set(provinces).size, 38)
})
