import { Button, ButtonLink } from '../controls/button.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { DraftLine, ErrorSummary, FormNav, Steps } from '../forms/form.tsx'
import { Mark } from '../layout/mark.tsx'
import { RadioCards } from '../forms/questions/radio-cards.tsx'
import { RatingScale } from '../forms/questions/rating-scale.tsx'
import { Section } from '../layout/section.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { CodeField, TextArea, TextField } from '../forms/text-field.tsx'
import { Case } from './case.tsx'

const words = { ends: ['buruk', 'sangat baik'], outOf: 'dari 5', none: 'Tidak berlaku' } as const
const count = (of: number) => (used: number) => `${used} dari ${of}`

const Lines = () => (
  <div>
    <Case name="Kosong, terisi, dengan hitungan">
      <TextField label="Email" type="email" autoComplete="email" placeholder="nama@contoh.id" />
      <TextField
        label="Judul"
        hint="Satu kalimat, 5 sampai 120 huruf."
        defaultValue="Gudang rapi, sistem sering lambat"
        counter={count(120)}
        limit={120}
      />
    </Case>
    <Case name="Dimengerti, ditolak, tak bisa diubah">
      <TextField
        label="Gaji per bulan"
        inputMode="decimal"
        defaultValue="6,8jt"
        understood="Kami baca: Rp 6.800.000 per bulan"
      />
      <TextField
        label="Nomor WhatsApp"
        defaultValue="12"
        error="Nomor terlalu pendek. Contoh: 0812 3456 7890."
      />
      <TextField label="Perusahaan" defaultValue="Lintang Muara Kargo" readOnly />
      <TextField label="Situs" optional="boleh kosong" disabled />
    </Case>
  </div>
)

const Longer = () => (
  <div>
    <Case name="Isian panjang dengan galat dan peringatan">
      <TextArea
        label="Yang bisa lebih baik"
        optional="boleh kosong"
        defaultValue="Pak Rendra bilang sabar saja. Hubungi 0812 3456 7890."
        counter={count(40)}
        limit={40}
        error={
          <>
            Ada nomor telepon: <Mark kind="blocking">0812 3456 7890</Mark>. Hapus dulu.
          </>
        }
        warning={
          <>
            <Mark kind="holding">Pak Rendra</Mark> terbaca seperti nama orang.
          </>
        }
      />
    </Case>
    <Case name="Pilihan turun, kode">
      <SelectField
        label="Bagian"
        empty="Pilih bagian"
        options={[
          { value: 'a', label: 'Administrasi' },
          { label: 'Lainnya', options: [{ value: 'l', label: 'Logistik dan pergudangan' }] },
        ]}
      />
      <SelectField label="Kota" empty="Pilih kota" options={[]} error="Pilih satu kota." />
      <CodeField label="Kode dari pesan" hint="Enam angka, berlaku sepuluh menit." />
    </Case>
  </div>
)

const Choices = () => (
  <div>
    <Case name="Centang">
      <Checkbox>Simpan juga di HP ini.</Checkbox>
      <Checkbox defaultChecked framed>
        Tampilkan “Logistik”, bukan posisi
      </Checkbox>
      <Checkbox framed hint="Kota tidak disebut.">
        Tampilkan “Jawa Barat”, bukan kota
      </Checkbox>
      <Checkbox error="Centang dulu untuk melanjutkan.">Saya bekerja di sana.</Checkbox>
    </Case>
    <Case name="Kartu pilihan">
      <RadioCards
        name="siapa"
        legend="Kamu di sana sebagai apa?"
        defaultValue="k"
        options={[
          { value: 'k', label: 'Karyawan', hint: 'Masih bekerja di sana sekarang' },
          { value: 'm', label: 'Mantan karyawan' },
        ]}
      />
      <RadioCards
        name="hasil"
        legend="Hasil lamaranmu"
        error="Pilih salah satu."
        two
        options={[
          { value: 't', label: 'Diterima' },
          { value: 'd', label: 'Ditolak' },
        ]}
      />
    </Case>
  </div>
)

const Scales = () => (
  <div className="wrap-form">
    <Case name="Ringkasan galat">
      <ErrorSummary
        title="Dua isian perlu dilihat lagi"
        focus={false}
        items={[
          { id: 'thr', text: 'THR dibayar tepat waktu: pilih satu nilai' },
          { id: 'judul', text: 'Judul: paling sedikit 5 huruf' },
        ]}
      />
    </Case>
    <Steps now={3} of={6} label="Langkah 3 dari 6" title="Nilai: uang" />
    <RatingScale
      name="n1"
      words={words}
      legend="Skala terisi"
      hint="Sebanding dengan tanggung jawabmu?"
      defaultValue={3}
    />
    <RatingScale name="n2" words={words} legend="Skala tidak berlaku" defaultValue={null} />
    <RatingScale
      id="thr"
      name="n3"
      words={words}
      legend="Skala dengan galat"
      error="Pilih 1 sampai 5, atau “Tidak berlaku”."
    />
    <RatingScale
      name="n4"
      words={{ ends: words.ends, outOf: words.outOf }}
      legend="Skala tanpa jalan keluar"
      optional="boleh kosong"
    />
    <FormNav>
      <ButtonLink kind="line" href="#kembali">
        Kembali
      </ButtonLink>
      <Button grow iconEnd="arrow-right" type="submit">
        Lanjut ke “Orang”
      </Button>
    </FormNav>
    <DraftLine wipe="Hapus draf ini">Draf tersimpan di browser ini saja, pukul 14.32 WIB.</DraftLine>
  </div>
)

export const Fields = () => (
  <Section title="Isian">
    <div className="cols-3">
      <Lines />
      <Longer />
      <Choices />
    </div>
    <Scales />
  </Section>
)
