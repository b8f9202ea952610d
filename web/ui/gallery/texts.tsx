import { ActionButton } from '../controls/button.tsx'
import { Article, Byline, Entry, Kicker, News, QuoteTitle, Reply } from '../layout/article.tsx'
import { ScoreInline } from '../charts/score.tsx'
import { Icon } from '../layout/icon.tsx'
import { CodeBlock } from '../forms/code-block.tsx'
import { IconList } from '../layout/icon-list/icon-list.tsx'
import { Facts, Leaders, Numbered } from '../layout/list.tsx'
import { Kbd, Mark, Mask } from '../layout/mark.tsx'
import { Pager } from '../layout/pager.tsx'
import { Monogram } from '../layout/monogram.tsx'
import { Disclosure, Panel, Section } from '../layout/section.tsx'
import { Case } from './case.tsx'

const score = <ScoreInline score={3.4} value="3,4" spoken="dari 5, cukup" />

const NewsCase = () => (
  <Section title="Berita">
    <News>
      <Article
        lead
        href="#b1"
        title="“Gudang rapi, sistem sering lambat di akhir bulan”"
        kicker={
          <>
            <a href="#lm">Lintang Muara Kargo</a>
            <span>Kota Bekasi</span>
          </>
        }
        byline={
          <>
            {score}
            <span>Karyawan, Logistik, November 2026</span>
          </>
        }
      >
        Alat pelindung diganti berkala dan aturan keselamatan benar-benar dipakai.
      </Article>
      <Article
        href="#b2"
        title="“Jam pulang ya jam pulang”"
        kicker={<a href="#at">Arunika Tenun</a>}
        byline={score}
      >
        Tidak ada yang menunggu atasan pulang lebih dulu.
      </Article>
      <Article href="#b3" title="“Kontrak diperpanjang terus”" kicker={<a href="#sg">Sekar Gading Ritel</a>}>
        Tiga kali kontrak tanpa kejelasan pengangkatan.
      </Article>
    </News>
  </Section>
)

const EntryCase = () => (
  <Entry
    titleId="e1"
    actions={
      <>
        <ActionButton icon="thumbs-up" count="14">
          Membantu
        </ActionButton>
        <ActionButton icon="flag" quiet>
          Laporkan
        </ActionButton>
      </>
    }
  >
    <Kicker>
      <b>Karyawan</b>
      <span>Produksi, Kab. Sidoarjo</span>
    </Kicker>
    <QuoteTitle id="e1" href="#e1">
      “Lembur dibayar, tetapi slipnya tidak merinci jam”
    </QuoteTitle>
    <Byline>
      {score}
      <time dateTime="2026-11">November 2026</time>
    </Byline>
    <h4>Yang baik</h4>
    <p>THR masuk dua minggu sebelum hari raya.</p>
    <h4>Yang bisa lebih baik</h4>
    <p>
      <Mask>nama disamarkan</Mask> hanya bilang sabar, padahal kami lembur sampai pukul dua pagi.
    </p>
    <p className="entry-line">
      <Icon name="check" />
      Merekomendasikan kepada teman
    </p>
    <Disclosure summary="Lihat 13 nilai">
      <Facts items={[{ label: 'Gaji', value: '3' }]} />
    </Disclosure>
    <Reply
      mono={<Monogram id="sr" name="Samarata Rasa" size="small" />}
      from="Balasan perusahaan"
      when="Bagian SDM, November 2026"
    >
      <p>Terima kasih. Mulai slip Desember, jam lembur ditulis per hari.</p>
    </Reply>
  </Entry>
)

const SmallCases = () => (
  <>
    <Pager page={{ from: 21, to: 40, total: 58, next: 'a', previous: '' }} to={cursor => `#${cursor}`} />
    <Pager
      label="Halaman pertama"
      page={{ from: 1, to: 20, total: 1001, next: 'b', previous: null }}
      to={cursor => `#${cursor}`}
    />
    <Case name="Tanda: menghalangi, menahan, dipilih">
      <p>
        <Mark kind="blocking" number={1}>
          Pak Rendra
        </Mark>{' '}
        hanya bilang sabar. Sejak{' '}
        <Mark kind="blocking" chosen number={2}>
          satu-satunya admin di sif tiga
        </Mark>{' '}
        pindah, <Mark kind="holding">laporan</Mark> makin lambat. Tekan <Kbd>M</Kbd> untuk menyamarkan.
      </p>
    </Case>
    <Case name="Kode dalam kelompok empat">
      <CodeBlock code="K7Q4M9XW2T3HC8BNV5RZ6JDPYA" label="Kode ulasanmu" />
    </Case>
    <Case name="Urutan">
      <Numbered
        items={[
          <span key="1">
            <b>Tim kami membaca ulasanmu.</b> Kalau ada yang perlu diubah, alasannya muncul di sini.
          </span>,
          'Biasanya tampil dalam beberapa hari.',
        ]}
      />
    </Case>
    <Case name="Tanya jawab">
      <Disclosure kind="row" summary="Dari mana angkanya?" open>
        <p>Dari gaji yang ditulis pengulas tahun 2025 dan 2026.</p>
      </Disclosure>
      <Disclosure kind="row" summary="Kenapa bukan rata-rata?">
        <p>Satu gaji besar menarik rata-rata ke atas.</p>
      </Disclosure>
    </Case>
  </>
)

const SideCase = () => (
  <aside aria-label="Contoh kolom samping">
    <Panel title="Catatan kejujuran" icon="shield-check">
      <Leaders
        items={[
          { label: 'Ulasan masuk sejak 2023', value: '104' },
          { label: 'Tampil', value: '94' },
          { label: 'Dihapus setelah tampil', value: '2' },
        ]}
      />
      <p>Skor adalah rata-rata biasa. Tanpa bobot, tidak dijual.</p>
      <p>
        <code>9f3a c71e 04bd 8826</code>
      </p>
    </Panel>
    <Section small title="Fasilitas">
      <IconList
        items={[
          { icon: 'heart-pulse', label: 'Asuransi swasta', value: 'Ada', note: '34 dari 41 menjawab ya' },
          {
            icon: 'door-open',
            label: 'Ruang ibadah mudah dijangkau',
            value: 'Ada',
            note: '58 dari 61 menjawab ya',
          },
          {
            icon: 'bus',
            label: 'Dekat angkutan umum',
            value: 'Tidak',
            note: '19 dari 57 menjawab ya',
            off: true,
          },
        ]}
      />
    </Section>
    <Section small title="Tentang perusahaan">
      <Facts
        items={[
          { label: 'Industri', value: 'Logistik dan pergudangan' },
          { label: 'Situs', value: <a href="#situs">lintangmuara.example</a> },
        ]}
      />
    </Section>
  </aside>
)

export const Texts = () => (
  <>
    <NewsCase />
    <div className="cols-side">
      <div>
        <EntryCase />
        <SmallCases />
      </div>
      <SideCase />
    </div>
  </>
)
