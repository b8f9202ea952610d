import {
  ArrowRight,
  ArrowUpDown,
  Building2,
  Bus,
  Check,
  ChevronDown,
  Copy,
  DoorOpen,
  Download,
  EyeOff,
  Flag,
  HeartPulse,
  HouseWifi,
  Info,
  KeyRound,
  Lock,
  MapPin,
  Menu,
  Minus,
  PenLine,
  Search,
  ShieldCheck,
  SquareParking,
  SunMoon,
  ThumbsUp,
  Ticket,
  Trash2,
  TriangleAlert,
  Utensils,
  X,
  type LucideIcon,
} from 'lucide-react'
import './icon.css'

/** The whole set. A page needs no other icon; lucide's name is the key. */
const ICONS = {
  'arrow-right': ArrowRight,
  'arrow-up-down': ArrowUpDown,
  'building-2': Building2,
  bus: Bus,
  check: Check,
  'chevron-down': ChevronDown,
  copy: Copy,
  'door-open': DoorOpen,
  download: Download,
  'eye-off': EyeOff,
  flag: Flag,
  'heart-pulse': HeartPulse,
  'house-wifi': HouseWifi,
  info: Info,
  'key-round': KeyRound,
  lock: Lock,
  'map-pin': MapPin,
  menu: Menu,
  minus: Minus,
  'pen-line': PenLine,
  search: Search,
  'shield-check': ShieldCheck,
  'square-parking': SquareParking,
  'sun-moon': SunMoon,
  'thumbs-up': ThumbsUp,
  ticket: Ticket,
  'trash-2': Trash2,
  'triangle-alert': TriangleAlert,
  utensils: Utensils,
  x: X,
} as const satisfies Record<string, LucideIcon>

export type IconName = keyof typeof ICONS
export const ICON_NAMES = Object.keys(ICONS) as IconName[]

/** An icon beside its word: 20 px (`small` 18, `tiny` 16), in the text's colour, hidden from assistive technology. */
export function Icon({ name, size }: { name: IconName; size?: 'small' | 'tiny' }) {
  const Glyph = ICONS[name]
  const px = size === 'tiny' ? 16 : size === 'small' ? 18 : 20
  return <Glyph className="ic" size={px} strokeWidth={1.75} aria-hidden focusable="false" />
}
