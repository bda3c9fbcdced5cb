import {
  ArrowRight,
  ArrowUp,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Heart,
  Info,
  Lamp,
  Mail,
  MapPin,
  Menu,
  Minus,
  Pause,
  Phone,
  Play,
  Plus,
  Repeat2,
  Search,
  Share2,
  ShoppingBag,
  Star,
  Trash2,
  X,
  ZoomIn,
} from 'lucide-react'
import { FacebookMark, InstagramMark, WhatsappMark } from './marks.ts'

const icons = {
  arrow: ArrowRight,
  up: ArrowUp,
  down: ChevronDown,
  previous: ChevronLeft,
  next: ChevronRight,
  heart: Heart,
  info: Info,
  lamp: Lamp,
  mail: Mail,
  pin: MapPin,
  menu: Menu,
  minus: Minus,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  compare: Repeat2,
  search: Search,
  share: Share2,
  bag: ShoppingBag,
  star: Star,
  trash: Trash2,
  close: X,
  zoom: ZoomIn,
  whatsapp: WhatsappMark,
  instagram: InstagramMark,
  facebook: FacebookMark,
}
export type IconName = keyof typeof icons

/** One icon of the set, decorative: the name is in the text or the label beside it. `size` in pixels. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Shape = icons[name]
  return <Shape size={size} strokeWidth={1.25} aria-hidden="true" />
}
