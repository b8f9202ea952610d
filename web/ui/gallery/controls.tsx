import { useState } from 'react'
import { ActionButton, ArrowLink, Button, ButtonLink, LinkButton } from '../controls/button.tsx'
import { Chip, ChipButton, Chips, RemovableChip } from '../controls/chip.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Icon, ICON_NAMES } from '../layout/icon.tsx'
import { Menu, MenuButton, MenuChip, MenuItem } from '../controls/menu.tsx'
import { SearchForm } from '../controls/search-form.tsx'
import { Section } from '../layout/section.tsx'
import { Tabs } from '../controls/tabs.tsx'
import { Toast, useToast } from '../controls/toast.tsx'
import { Case } from './case.tsx'

function Floating() {
  const [open, setOpen] = useState(false)
  const toast = useToast()
  return (
    <Case name="Dialog dan pesan singkat" row>
      <Button kind="line" onClick={() => setOpen(true)}>
        Buka dialog
      </Button>
      <Button
        kind="line"
        onClick={() => toast('Draf dihapus.', { label: 'Urungkan', onPress: () => toast('Draf kembali.') })}
      >
        Tampilkan pesan
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Hapus draf ini?"
        close="Tutup"
        actions={
          <>
            <Button kind="line" onClick={() => setOpen(false)}>
              Batal
            </Button>
            <Button kind="warn" onClick={() => setOpen(false)}>
              Hapus draf
            </Button>
          </>
        }
      >
        <p>Draf hanya tersimpan di browser ini. Sesudah dihapus, isinya tidak bisa dikembalikan.</p>
      </Dialog>
    </Case>
  )
}

function Switches() {
  const [on, setOn] = useState(true)
  return <ChipButton pressed={on} onClick={() => setOn(!on)} children="Sakelar" />
}

const Buttons = () => (
  <Section title="Tombol dan tautan">
    <Case name="Tombol: terisi, garis, peringatan" row>
      <Button icon="pen-line">Tulis ulasan</Button>
      <Button kind="line">Ajukan pertanyaan</Button>
      <Button kind="warn">Tolak</Button>
    </Case>
    <Case name="Tombol: mati dengan alasan" row>
      <Button kind="line" off reasonId="alasan">
        Terbitkan
      </Button>
      <p className="note" id="alasan">
        Terbuka setelah semua tanda diputuskan.
      </p>
    </Case>
    <Case name="Tombol: sedang bekerja, kecil, sebagai tautan" row>
      <Button busy>Mengirim</Button>
      <Button kind="line" busy>
        Memuat lagi
      </Button>
      <Button kind="line" size="small">
        Kecil
      </Button>
      <ButtonLink href="#tautan" kind="line" iconEnd="arrow-right">
        Tautan
      </ButtonLink>
    </Case>
    <Case name="Tombol: selebar kolom">
      <Button full>Lanjut</Button>
    </Case>
    <Case name="Tautan, tombol tautan, tindakan" row>
      <a href="#biasa">Tautan biasa</a>
      <LinkButton icon="trash-2">Hapus draf ini</LinkButton>
      <ActionButton icon="thumbs-up" count="14">
        Membantu
      </ActionButton>
      <ActionButton icon="thumbs-up" count="15" pressed>
        Membantu
      </ActionButton>
      <ActionButton icon="flag" quiet>
        Laporkan
      </ActionButton>
    </Case>
    <ArrowLink href="#semua">Semua ulasan terbaru</ArrowLink>
    <ArrowLink back href="#semua">
      Kembali
    </ArrowLink>
  </Section>
)

const Choosing = () => (
  <Section title="Memilih dan berpindah">
    <Case name="Tab">
      <Tabs
        label="Bagian profil"
        items={[
          { href: '#t', label: 'Tentang' },
          { href: '#u', label: 'Ulasan', count: '58', current: true },
          { href: '#g', label: 'Gaji', count: '31' },
          { href: '#l', label: 'Lowongan', count: '0' },
          { href: '#p', label: 'Pertanyaan', count: '7' },
        ]}
      />
    </Case>
    <Case name="Filter: biasa, terpilih, bisa dihapus, sakelar, dengan menu">
      <Chips label="Filter menurut penulis">
        <Chip href="#semua" chosen count="58">
          Semua
        </Chip>
        <Chip href="#karyawan" count="33">
          Karyawan
        </Chip>
        <RemovableChip href="#tanpa-kota" remove="Hapus filter">
          Kota Bekasi
        </RemovableChip>
        <Switches />
        <MenuChip label="Skor">
          <MenuItem href="#s0" chosen>
            Semua skor
          </MenuItem>
          <MenuItem href="#s4">4 ke atas</MenuItem>
          <MenuButton onClick={() => {}}>Kurang dari 2</MenuButton>
        </MenuChip>
      </Chips>
    </Case>
    <Case name="Menu" row>
      <Menu look="line" label="Urutkan" icon="arrow-up-down">
        <MenuItem href="#baru" chosen>
          Terbaru
        </MenuItem>
        <MenuItem href="#lama">Terlama</MenuItem>
      </Menu>
      <Menu look="tool" label="Tema" icon="sun-moon">
        <MenuItem href="#terang">Terang</MenuItem>
        <MenuItem href="#gelap">Gelap</MenuItem>
      </Menu>
    </Case>
    <Case name="Pencarian besar">
      <SearchForm
        action="#"
        label="Cari perusahaan atau posisi"
        submit="Cari"
        placeholder="Staf gudang, Bekasi"
      />
    </Case>
    <Floating />
    <Case name="Pesan singkat, diam">
      <Toast action={{ label: 'Urungkan', onPress: () => {} }}>Terbit pada slot berikutnya.</Toast>
    </Case>
    <Case name="Ikon">
      <div className="gal-grid">
        {ICON_NAMES.map(n => (
          <span className="gal-sprite" key={n}>
            <Icon name={n} />
            {n}
          </span>
        ))}
      </div>
    </Case>
  </Section>
)

export const Controls = () => (
  <>
    <Buttons />
    <Choosing />
  </>
)
