import { ButtonLink } from '../controls/button.tsx'
import { Brand } from '../layout/brand.tsx'
import { Icon } from '../layout/icon.tsx'
import { Footer, FormMasthead, Masthead, MastNav, SkipLink, ToolLink } from '../layout/masthead.tsx'
import { Menu, MenuItem } from '../controls/menu.tsx'
import { SearchForm } from '../controls/search-form.tsx'

export const Shell = () => (
  <>
    <SkipLink>Langsung ke isi</SkipLink>
    <Masthead
      brand={<Brand name="KerjaJujur" href="#" />}
      search={
        <SearchForm
          kind="bar"
          action="#"
          label="Cari di kepala halaman"
          submit="Cari"
          placeholder="Perusahaan atau posisi"
        />
      }
      nav={
        <MastNav
          label="Utama"
          items={[
            { href: '#1', label: 'Perusahaan', current: true },
            { href: '#2', label: 'Gaji' },
            { href: '#3', label: 'Lowongan' },
            { href: '#4', label: 'Saran karier' },
          ]}
        />
      }
      tools={
        <>
          <li>
            <ToolLink href="#en" lang="en" hrefLang="en" aria-label="EN, English">
              EN
            </ToolLink>
          </li>
          <li className="only-desk">
            <ToolLink href="#masuk">Masuk</ToolLink>
          </li>
          <li className="only-desk">
            <ButtonLink href="#tulis">Tulis ulasan</ButtonLink>
          </li>
          <li className="only-phone">
            <Menu look="tool" icon="menu" label="Menu" end>
              <MenuItem href="#1" chosen>
                Perusahaan
              </MenuItem>
              <MenuItem href="#2">Gaji</MenuItem>
              <MenuItem href="#3">Lowongan</MenuItem>
            </Menu>
          </li>
        </>
      }
    />
  </>
)

export const ShellEnd = () => (
  <>
    <Footer
      id="menu"
      brand={<Brand name="KerjaJujur" small />}
      label="Kaki halaman"
      links={[
        { href: '#a', label: 'Cara kami menjaga namamu' },
        { href: '#b', label: 'Panduan komunitas' },
        { href: '#c', label: 'Transparansi' },
        { href: '#d', label: 'Log keputusan' },
        { href: '#e', label: 'Untuk perusahaan' },
        { href: '#f', label: 'Hubungi kami' },
      ]}
    >
      <span>Nama dan angka di halaman ini rekaan.</span>
      <a href="#k">Ketentuan</a>
      <a href="#p">Privasi</a>
    </Footer>
  </>
)

export const OtherHeads = () => (
  <section aria-label="Kepala halaman lain">
    <FormMasthead
      brand={<Brand name="KerjaJujur" href="#" />}
      tools={
        <ToolLink href="#">
          Tutup
          <Icon name="x" />
        </ToolLink>
      }
    />
  </section>
)
