import { AlertIcon } from './alert-icon.ts'
import { BackIcon } from './back-icon.ts'
import { BagIcon } from './bag-icon.ts'
import { BanknoteIcon } from './banknote-icon.ts'
import { BellIcon } from './bell-icon.ts'
import { BookmarkIcon } from './bookmark-icon.ts'
import { CameraIcon } from './camera-icon.ts'
import { ChartIcon } from './chart-icon.ts'
import { CheckIcon } from './check-icon.ts'
import { ChevronDownIcon } from './chevron-down-icon.ts'
import { CloseIcon } from './close-icon.ts'
import { CopyIcon } from './copy-icon.ts'
import { DoneIcon } from './done-icon.ts'
import { DownloadIcon } from './download-icon.ts'
import { EditIcon } from './edit-icon.ts'
import { EyeIcon } from './eye-icon.ts'
import { EyeOffIcon } from './eye-off-icon.ts'
import { FilterIcon } from './filter-icon.ts'
import { ForwardIcon } from './forward-icon.ts'
import { GripIcon } from './grip-icon.ts'
import { HeartIcon } from './heart-icon.ts'
import { ImageOffIcon } from './image-off-icon.ts'
import { InfoIcon } from './info-icon.ts'
import { LogOutIcon } from './log-out-icon.ts'
import { MenuIcon } from './menu-icon.ts'
import { MessageIcon } from './message-icon.ts'
import { MinusIcon } from './minus-icon.ts'
import { NextIcon } from './next-icon.ts'
import { PackageIcon } from './package-icon.ts'
import { PersonIcon } from './person-icon.ts'
import { PlaceIcon } from './place-icon.ts'
import { PlusIcon } from './plus-icon.ts'
import { PreviousIcon } from './previous-icon.ts'
import { RetryIcon } from './retry-icon.ts'
import { SearchIcon } from './search-icon.ts'
import { SettingsIcon } from './settings-icon.ts'
import { ShareIcon } from './share-icon.ts'
import { ShopIcon } from './shop-icon.ts'
import { StarIcon } from './star-icon.ts'
import { TrashIcon } from './trash-icon.ts'
import { TruckIcon } from './truck-icon.ts'
import { TrustIcon } from './trust-icon.ts'
import { UploadIcon } from './upload-icon.ts'
import { WalletIcon } from './wallet-icon.ts'
import { WarningIcon } from './warning-icon.ts'

const icons = {
  AlertIcon,
  BackIcon,
  BagIcon,
  BanknoteIcon,
  BellIcon,
  BookmarkIcon,
  CameraIcon,
  ChartIcon,
  CheckIcon,
  ChevronDownIcon,
  CloseIcon,
  CopyIcon,
  DoneIcon,
  DownloadIcon,
  EditIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  ForwardIcon,
  GripIcon,
  HeartIcon,
  ImageOffIcon,
  InfoIcon,
  LogOutIcon,
  MenuIcon,
  MessageIcon,
  MinusIcon,
  NextIcon,
  PackageIcon,
  PersonIcon,
  PlaceIcon,
  PlusIcon,
  PreviousIcon,
  RetryIcon,
  SearchIcon,
  SettingsIcon,
  ShareIcon,
  ShopIcon,
  StarIcon,
  TrashIcon,
  TruckIcon,
  TrustIcon,
  UploadIcon,
  WalletIcon,
  WarningIcon,
}

export function All() {
  return (
    <div className="storyLine">
      {Object.entries(icons).map(([name, Icon]) => (
        <span key={name} title={name}>
          <Icon size={24} />
        </span>
      ))}
    </div>
  )
}
