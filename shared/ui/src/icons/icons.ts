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
  EllipsisVertical,
  Eye,
  EyeOff,
  GripVertical,
  Heart,
  House,
  ImageOff,
  Info,
  LogOut,
  MapPin,
  MessageCircle,
  Minus,
  Package,
  Pencil,
  Plus,
  ScrollText,
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
} from 'lucide'
import { createIcon, createMirroredIcon } from './create-icon.tsx'

// Named by meaning instead of shape. The annotation lets the bundler drop unused icons.

export const AlertIcon = /* @__PURE__ */ createIcon(CircleAlert)
export const BackIcon = /* @__PURE__ */ createMirroredIcon(ArrowLeft)
export const BagIcon = /* @__PURE__ */ createIcon(ShoppingBag)
export const BanknoteIcon = /* @__PURE__ */ createIcon(Banknote)
export const BellIcon = /* @__PURE__ */ createIcon(Bell)
export const BookmarkIcon = /* @__PURE__ */ createIcon(Bookmark)
export const CameraIcon = /* @__PURE__ */ createIcon(Camera)
export const ChartIcon = /* @__PURE__ */ createIcon(ChartPie)
export const CheckIcon = /* @__PURE__ */ createIcon(Check)
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown)
export const CloseIcon = /* @__PURE__ */ createIcon(X)
export const CopyIcon = /* @__PURE__ */ createIcon(Copy)
export const DoneIcon = /* @__PURE__ */ createIcon(CircleCheck)
export const DownloadIcon = /* @__PURE__ */ createIcon(Download)
export const EditIcon = /* @__PURE__ */ createIcon(Pencil)
export const EyeIcon = /* @__PURE__ */ createIcon(Eye)
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff)
export const FilterIcon = /* @__PURE__ */ createIcon(SlidersHorizontal)
export const ForwardIcon = /* @__PURE__ */ createMirroredIcon(ArrowRight)
export const GripIcon = /* @__PURE__ */ createIcon(GripVertical)
export const HeartIcon = /* @__PURE__ */ createIcon(Heart)
export const HomeIcon = /* @__PURE__ */ createIcon(House)
export const ImageOffIcon = /* @__PURE__ */ createIcon(ImageOff)
export const InfoIcon = /* @__PURE__ */ createIcon(Info)
export const LogOutIcon = /* @__PURE__ */ createMirroredIcon(LogOut)
export const MessageIcon = /* @__PURE__ */ createIcon(MessageCircle)
export const MinusIcon = /* @__PURE__ */ createIcon(Minus)
export const MoreIcon = /* @__PURE__ */ createIcon(EllipsisVertical)
export const NextIcon = /* @__PURE__ */ createMirroredIcon(ChevronRight)
export const PackageIcon = /* @__PURE__ */ createIcon(Package)
export const PersonIcon = /* @__PURE__ */ createIcon(CircleUserRound)
export const PlaceIcon = /* @__PURE__ */ createIcon(MapPin)
export const PlusIcon = /* @__PURE__ */ createIcon(Plus)
export const PreviousIcon = /* @__PURE__ */ createMirroredIcon(ChevronLeft)
export const SearchIcon = /* @__PURE__ */ createIcon(Search)
export const SettingsIcon = /* @__PURE__ */ createIcon(Settings)
export const ShareIcon = /* @__PURE__ */ createIcon(Share2)
export const ShopIcon = /* @__PURE__ */ createIcon(Store)
export const StarIcon = /* @__PURE__ */ createIcon(Star)
export const TrashIcon = /* @__PURE__ */ createIcon(Trash2)
export const TruckIcon = /* @__PURE__ */ createMirroredIcon(Truck)
export const TrustIcon = /* @__PURE__ */ createIcon(BadgeCheck)
export const UploadIcon = /* @__PURE__ */ createIcon(Upload)
export const WalletIcon = /* @__PURE__ */ createIcon(Wallet)
export const WarningIcon = /* @__PURE__ */ createIcon(TriangleAlert)
export const LogIcon = /* @__PURE__ */ createIcon(ScrollText)
