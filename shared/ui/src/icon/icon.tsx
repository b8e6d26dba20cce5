import type { LucideIcon } from 'lucide-react'
import {
  ArrowLeft,
  ArrowRight,
  BadgeCheck,
  Banknote,
  Bell,
  Bookmark,
  Camera,
  ChartPie,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleUserRound,
  Copy,
  Download,
  Eye,
  EyeOff,
  GripVertical,
  Heart,
  ImageOff,
  Info,
  LogOut,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Package,
  Pencil,
  Plus,
  RotateCw,
  Search,
  Settings,
  Share2,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  Store,
  Trash2,
  TriangleAlert,
  Truck,
  Upload,
  Wallet,
  X,
} from 'lucide-react'
import { classList } from '../class-list.ts'
import * as styles from './icon.module.css'

export interface IconProps {
  /** CSS pixels, 20 unless said otherwise. */
  size?: number
  className?: string
  /** Filled with the text colour, for a state that is on. */
  filled?: boolean
}

const draw = (Drawing: LucideIcon, className?: string) =>
  function Icon({ size = 20, filled = false, className: own }: IconProps) {
    return (
      <Drawing
        size={size}
        strokeWidth={1.5}
        fill={filled ? 'currentColor' : 'none'}
        className={classList(styles.icon, className, own)}
        aria-hidden="true"
      />
    )
  }

const drawMirrored = (Drawing: LucideIcon) => draw(Drawing, styles.mirrored)

export const AlertIcon = /* @__PURE__ */ draw(CircleAlert)
export const BackIcon = /* @__PURE__ */ drawMirrored(ArrowLeft)
export const BagIcon = /* @__PURE__ */ draw(ShoppingBag)
export const BanknoteIcon = /* @__PURE__ */ draw(Banknote)
export const BellIcon = /* @__PURE__ */ draw(Bell)
export const BookmarkIcon = /* @__PURE__ */ draw(Bookmark)
export const CameraIcon = /* @__PURE__ */ draw(Camera)
export const ChartIcon = /* @__PURE__ */ draw(ChartPie)
export const CheckIcon = /* @__PURE__ */ draw(Check)
export const ChevronDownIcon = /* @__PURE__ */ draw(ChevronDown)
export const CloseIcon = /* @__PURE__ */ draw(X)
export const CopyIcon = /* @__PURE__ */ draw(Copy)
export const DoneIcon = /* @__PURE__ */ draw(CircleCheck)
export const DownloadIcon = /* @__PURE__ */ draw(Download)
export const EditIcon = /* @__PURE__ */ draw(Pencil)
export const EyeIcon = /* @__PURE__ */ draw(Eye)
export const EyeOffIcon = /* @__PURE__ */ draw(EyeOff)
export const FilterIcon = /* @__PURE__ */ draw(SlidersHorizontal)
export const ForwardIcon = /* @__PURE__ */ drawMirrored(ArrowRight)
export const GripIcon = /* @__PURE__ */ draw(GripVertical)
export const HeartIcon = /* @__PURE__ */ draw(Heart)
export const ImageOffIcon = /* @__PURE__ */ draw(ImageOff)
export const InfoIcon = /* @__PURE__ */ draw(Info)
export const LogOutIcon = /* @__PURE__ */ drawMirrored(LogOut)
export const MenuIcon = /* @__PURE__ */ draw(Menu)
export const MessageIcon = /* @__PURE__ */ draw(MessageCircle)
export const MinusIcon = /* @__PURE__ */ draw(Minus)
export const NextIcon = /* @__PURE__ */ drawMirrored(ChevronRight)
export const PackageIcon = /* @__PURE__ */ draw(Package)
export const PersonIcon = /* @__PURE__ */ draw(CircleUserRound)
export const PlaceIcon = /* @__PURE__ */ draw(MapPin)
export const PlusIcon = /* @__PURE__ */ draw(Plus)
export const PreviousIcon = /* @__PURE__ */ drawMirrored(ChevronLeft)
export const RetryIcon = /* @__PURE__ */ draw(RotateCw)
export const SearchIcon = /* @__PURE__ */ draw(Search)
export const SettingsIcon = /* @__PURE__ */ draw(Settings)
export const ShareIcon = /* @__PURE__ */ draw(Share2)
export const ShopIcon = /* @__PURE__ */ draw(Store)
export const StarIcon = /* @__PURE__ */ draw(Star)
export const TrashIcon = /* @__PURE__ */ draw(Trash2)
export const TruckIcon = /* @__PURE__ */ drawMirrored(Truck)
export const TrustIcon = /* @__PURE__ */ draw(BadgeCheck)
export const UploadIcon = /* @__PURE__ */ draw(Upload)
export const WalletIcon = /* @__PURE__ */ draw(Wallet)
export const WarningIcon = /* @__PURE__ */ draw(TriangleAlert)
