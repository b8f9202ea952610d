import { ButtonLink } from '../controls/button.tsx'
import { Cover } from '../batik/batik-cover.tsx'
import { Empty, Notice } from '../layout/notice.tsx'
import { Failed, Loading } from '../forms/waiting.tsx'
import { LockedBlock, Stub } from '../layout/withheld/withheld.tsx'
import { Section } from '../layout/section.tsx'
import { Case } from './case.tsx'

export const States = () => (
  <>
    <Section title="Keadaan">
      <div className="cols-3">
        <div>
          <h3>Kosong</h3>
          <Empty
            action={
              <ButtonLink kind="line" href="#tulis">
                Tulis yang pertama
              </ButtonLink>
            }
          >
            <p>Belum ada ulasan. Ulasan pertama membantu yang sedang menimbang tawaran.</p>
          </Empty>
        </div>
        <div>
          <h3>Memuat</h3>
          <Loading label="Memuat ulasan" />
        </div>
        <div>
          <h3>Gagal</h3>
          <Failed retry="Coba lagi" onRetry={() => {}}>
            Koneksi terputus. Isianmu tetap ada di sini.
          </Failed>
          <Failed retry="Coba lagi" onRetry={() => {}} busy>
            Masih mencoba.
          </Failed>
        </div>
      </div>
      <Case name="Catatan: biasa, awas, selesai">
        <Notice>Masuk memerlukan JavaScript. Membaca tidak.</Notice>
        <Notice kind="warn">Kode ini hanya tampil sekali.</Notice>
        <Notice kind="done">Tersimpan.</Notice>
      </Case>
    </Section>
    <Section title="Yang tidak tampil">
      <Stub
        label="Ulasan yang disembunyikan"
        title="Disembunyikan perusahaan"
        when="Oktober 2026"
        note="Tampil lagi sendiri pada 3 Desember 2026, kecuali tim kami membenarkan perusahaan."
      >
        <p>
          Dinyatakan melanggar <a href="#pedoman">pedoman 3, informasi internal</a>. Nilainya tetap dihitung.
        </p>
      </Stub>
      <Stub label="Ulasan yang dihapus" icon="trash-2" title="Dihapus tim kami" when="September 2026">
        <p>Melanggar pedoman 1.</p>
      </Stub>
      <Stub calm label="Ulasan yang ditarik" icon="info" title="Ditarik penulisnya" when="Agustus 2026" />
      <LockedBlock
        id="kunci"
        cloth={<Cover id="samarata" size="lock" at="l" />}
        count="54"
        title="ulasan lain menunggu di balik kain ini"
        actions={
          <>
            <ButtonLink href="#masuk">Masuk untuk membaca</ButtonLink>
            <ButtonLink kind="line" icon="pen-line" href="#tulis">
              Tulis ulasanmu
            </ButtonLink>
          </>
        }
        note={<a href="#kenapa">Kenapa dikunci?</a>}
      >
        <p>Tiga ulasan terbaru, skor, dan gaji terbuka untuk semua. Sisanya terbuka setelah kamu masuk.</p>
      </LockedBlock>
    </Section>
  </>
)
