import { drawBackpack, drawHandbag, drawTote } from './garments/bags.ts'
import { drawLipstick, drawMakeUpPalette, drawPerfume, drawSkincare } from './garments/beauty.ts'
import { drawBelt } from './garments/belt.ts'
import { drawBridal, drawGharara, drawLehenga } from './garments/bridal.ts'
import { drawDungarees, drawRomper } from './garments/children.ts'
import { drawBoots, drawHeels, drawLoafers, drawSneaker } from './garments/closed-shoes.ts'
import { drawClutch, drawWallet } from './garments/clutch.ts'
import { drawChappal, drawKhussa, drawSandals } from './garments/desi-shoes.ts'
import { drawDupatta, drawShawl, drawUnstitched } from './garments/folded.ts'
import { drawFrock, drawMaxi, drawSkirt } from './garments/gowns.ts'
import { drawBangles, drawJhumka, drawNecklace } from './garments/jewellery.ts'
import { drawHoodie, drawSweater } from './garments/knitwear.ts'
import { drawKidsKurtaSet, drawKurta, drawShalwarKameez, drawSherwani, drawWaistcoat } from './garments/kurtas.ts'
import { drawBlazer, drawBomber, drawDenimJacket, drawLongCoat } from './garments/outerwear.ts'
import { drawPolo, drawShirt, drawTShirt } from './garments/tops.ts'
import { drawJeans, drawPalazzo, drawShalwar, drawShorts, drawTrousers } from './garments/trousers.ts'
import { drawAbaya, drawBlouse, drawKurti, drawThreePiece } from './garments/women.ts'
import { drawCap, drawSunglasses, drawWatch } from './garments/worn-small.ts'
import type { Layer } from './layer.ts'
import type { Garment } from './photo-spec.ts'
import type { Studio } from './studio.ts'
import type { Focus } from './views.ts'

/**
 * Drawing of one kind of product: its art, the focus of its close-up, and whether it hangs, is pinned to the wall or
 * stands on a table.
 */
export interface Drawer {
  draw: (studio: Studio) => Layer
  focus: Focus
  stage?: 'wall' | 'pinned' | 'table'
}

const neck: Focus = { x: 476, y: 290, zoom: 2.5 }
const waist: Focus = { x: 420, y: 260, zoom: 2.5 }
const shoe: Focus = { x: 290, y: 790, zoom: 2 }

function worn(draw: Drawer['draw'], focus: Focus = neck): Drawer {
  return { draw, focus }
}

function pinned(draw: Drawer['draw'], focus: Focus): Drawer {
  return { draw, focus, stage: 'pinned' }
}

function standing(draw: Drawer['draw'], x: number, y: number, zoom: number): Drawer {
  return { draw, focus: { x, y, zoom }, stage: 'table' }
}

export const drawers: Record<Garment, Drawer> = {
  't-shirt': worn(drawTShirt),
  shirt: worn(drawShirt),
  polo: worn(drawPolo),
  hoodie: worn(drawHoodie),
  sweater: worn(drawSweater),
  kurta: worn(drawKurta),
  'shalwar kameez': worn(drawShalwarKameez),
  waistcoat: worn(drawWaistcoat),
  sherwani: worn(drawSherwani),
  blazer: worn(drawBlazer),
  'bomber jacket': worn(drawBomber),
  'denim jacket': worn(drawDenimJacket),
  'long coat': worn(drawLongCoat),
  jeans: worn(drawJeans, waist),
  trousers: worn(drawTrousers, waist),
  shalwar: worn(drawShalwar, waist),
  shorts: worn(drawShorts, { x: 420, y: 380, zoom: 2 }),
  palazzo: worn(drawPalazzo, waist),
  kurti: worn(drawKurti),
  'three-piece suit': worn(drawThreePiece, { x: 440, y: 290, zoom: 2.5 }),
  'maxi dress': worn(drawMaxi, { x: 480, y: 330, zoom: 2 }),
  frock: worn(drawFrock, { x: 480, y: 380, zoom: 2 }),
  abaya: worn(drawAbaya, { x: 340, y: 600, zoom: 2 }),
  'lehenga choli': worn(drawLehenga, { x: 400, y: 980, zoom: 2 }),
  gharara: worn(drawGharara, { x: 330, y: 930, zoom: 2 }),
  'bridal maxi': worn(drawBridal, { x: 400, y: 960, zoom: 2 }),
  skirt: worn(drawSkirt, waist),
  blouse: worn(drawBlouse),
  romper: worn(drawRomper, { x: 480, y: 360, zoom: 2 }),
  'kids kurta set': worn(drawKidsKurtaSet, { x: 480, y: 380, zoom: 2.5 }),
  dungarees: worn(drawDungarees, { x: 430, y: 420, zoom: 2 }),
  'unstitched fabric': standing(drawUnstitched, 470, 700, 2),
  shawl: pinned(drawShawl, { x: 420, y: 930, zoom: 2 }),
  dupatta: pinned(drawDupatta, { x: 420, y: 970, zoom: 2 }),
  sneaker: standing(drawSneaker, shoe.x, shoe.y, shoe.zoom),
  loafers: standing(drawLoafers, shoe.x, shoe.y, shoe.zoom),
  khussa: standing(drawKhussa, 250, 820, 2),
  heels: standing(drawHeels, 270, 800, shoe.zoom),
  chappal: standing(drawChappal, 340, 770, shoe.zoom),
  sandals: standing(drawSandals, 330, 770, shoe.zoom),
  boots: standing(drawBoots, 400, 640, 2),
  handbag: standing(drawHandbag, 480, 700, 2),
  tote: standing(drawTote, 400, 560, 2),
  clutch: standing(drawClutch, 480, 680, 2),
  backpack: standing(drawBackpack, 430, 620, 2),
  wallet: standing(drawWallet, 560, 620, 2),
  watch: pinned(drawWatch, { x: 480, y: 600, zoom: 2 }),
  sunglasses: standing(drawSunglasses, 330, 610, 2),
  belt: standing(drawBelt, 520, 740, 2),
  cap: standing(drawCap, 420, 620, 2),
  jhumka: standing(drawJhumka, 278, 610, 2),
  necklace: standing(drawNecklace, 480, 700, 2),
  bangles: standing(drawBangles, 430, 720, 2),
  lipstick: standing(drawLipstick, 420, 440, 2),
  perfume: standing(drawPerfume, 470, 600, 2),
  'make-up palette': standing(drawMakeUpPalette, 440, 780, 2),
  skincare: standing(drawSkincare, 480, 760, 2),
}
