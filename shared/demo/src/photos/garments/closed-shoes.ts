import { type Bolt, cutBolt } from '../bolt.ts'
import { cloth } from '../cloth.ts'
import { footprint, setOutPair } from '../cuts/shoe-pair.ts'
import { crease, creases } from '../drape.ts'
import { flatArt, type Layer, stack } from '../layer.ts'
import { svg } from '../sheet.ts'
import type { Studio } from '../studio.ts'
import { seam, stitching } from '../trims.ts'

function soleBolt(studio: Studio, colour: string): Bolt {
  return { ...cutBolt(studio.sheet, 'plain', colour, colour, studio.pose), inkStrength: 0.8 }
}

/** The inside of a shoe seen from above. */
export function insole(studio: Studio, path: string, colour: string): Layer {
  return cloth(studio, {
    path,
    bolt: soleBolt(studio, colour),
    light: 0,
    volume: 0.5,
    over: svg`<path d="${path}" fill="none" stroke="#1d120b" stroke-opacity=".3" stroke-width="26"/>`,
  })
}

/** A sneaker: cupsole, toe cap, laces, side panel, heel tab. */
export function drawSneaker(studio: Studio): Layer {
  const { bolt, second, cut: choose } = studio
  const sole = soleBolt(studio, choose.pick(['#f4f1ea', '#f4f1ea', '#e7dcc6']))
  const upper =
    'M-270 -40C-290 -96 -240 -128 -172 -142L-46 -206C-20 -220 8 -236 36 -250L76 -228C112 -196 168 -186 214 -220 240 -238 264 -228 262 -204 258 -150 280 -100 276 -46Z'
  const panel = choose.chance(0.5)
    ? 'M-60 -46C-20 -90 30 -140 84 -168L140 -160C96 -124 70 -90 56 -46Z'
    : 'M30 -190L78 -180 20 -46H-40ZM96 -178L140 -176 92 -46H40Z'
  const laces = [0, 1, 2, 3, 4]
    .map(at => {
      const [x, y] = [-146 + at * 40, -150 - at * 21]
      return svg`<path d="M${x} ${y + 4}q26 -14 52 10" fill="none" stroke="#2a1d14" stroke-opacity=".3" stroke-width="13" stroke-linecap="round"/><path d="M${x} ${y}q26 -14 52 10" fill="none" stroke="${sole.base}" stroke-width="9" stroke-linecap="round"/>`
    })
    .join('')
  const over = svg`<path d="${panel}" fill="${second.paint}"/>${stitching(panel, second.deep)}<path d="M206 -240L290 -240 290 -40 214 -40C196 -110 196 -170 206 -240Z" fill="${second.paint}" fill-opacity=".9"/>${seam('M206 -240C196 -170 196 -110 214 -40', bolt, bolt.deep)}${seam('M-186 -136C-150 -120 -140 -80 -150 -40', bolt, bolt.deep)}${seam('M-172 -118L56 -232M60 -226C70 -180 60 -120 40 -46', bolt, bolt.deep)}${creases(studio, choose, 3, { x: -150, y: -110, width: 90, height: 20 }, { length: 70, width: 26, angle: 20, strength: 0.7 })}<path d="M-202 -98v0M-186 -82v0M-210 -74v0M-190 -60v0" stroke="${bolt.ink}" stroke-opacity=".6" stroke-width="7" stroke-linecap="round"/>`
  const tongue = cloth(studio, { path: 'M-20 -214C0 -262 26 -282 56 -284 76 -278 80 -250 74 -226Z', bolt: second })
  const soleLayer = cloth(studio, {
    path: 'M-286 -12Q-296 -52 -262 -58L260 -60Q292 -58 288 -12 284 2 262 2H-262Q-282 2 -286 -12Z',
    bolt: sole,
    light: 0,
    over:
      stitching('M-280 -46L284 -48', '#b9ad98') +
      svg`<path d="M-290 -16H290" stroke="${second.base}" stroke-width="4"/>`,
  })
  const side = stack(tongue, cloth(studio, { path: upper, over }), flatArt(laces), soleLayer)
  const lace = [0, 1, 2, 3, 4]
    .map(
      at =>
        svg`<path d="M-46 ${-146 + at * 38}L46 ${-132 + at * 38}M46 ${-146 + at * 38}L-46 ${-132 + at * 38}" stroke="#2a1d14" stroke-opacity=".3" stroke-width="15" stroke-linecap="round"/><path d="M-46 ${-150 + at * 38}L46 ${-136 + at * 38}M46 ${-150 + at * 38}L-46 ${-136 + at * 38}" stroke="${sole.base}" stroke-width="11" stroke-linecap="round"/>`,
    )
    .join('')
  const aboveOver = svg`<path d="M-50 -160C-30 -176 30 -176 50 -160L62 90H-62Z" fill="${second.paint}"/>${seam('M-104 -180C-60 -210 60 -210 104 -180', bolt, bolt.deep)}${seam('M-56 -160L-66 100M56 -160L66 100', bolt, bolt.deep)}<path d="M-80 240H80V310H-80Z" fill="${second.paint}"/>`
  const above = stack(
    cloth(studio, { path: footprint(10), bolt: sole }),
    cloth(studio, { path: footprint(0), over: aboveOver }),
    insole(
      studio,
      'M-52 70C-30 40 30 40 52 70 66 130 66 200 44 250 20 276 -20 276 -42 250 -64 200 -66 130 -52 70Z',
      '#cfc6b6',
    ),
    flatArt(lace),
  )
  return setOutPair(studio, { side, above })
}

/** Loafers: moccasin seam and a strap, tassels or a metal bit. */
export function drawLoafers(studio: Studio): Layer {
  const { bolt, cut: choose } = studio
  const sole = soleBolt(studio, '#3a271b')
  const kind = choose.pick(['penny', 'bit', 'tassel'])
  const gold = '#d0a658'
  const over =
    seam('M-244 -66C-200 -128 -100 -158 -30 -150 0 -148 20 -134 30 -110', bolt, bolt.deep) +
    seam('M120 -154C108 -110 112 -60 118 -16', bolt, bolt.deep) +
    svg`<path d="M-70 -178L-6 -196C10 -140 16 -80 10 -14L-52 -14C-44 -80 -50 -130 -70 -178Z" fill="${bolt.paint}"/>${seam('M-70 -178C-50 -130 -44 -80 -52 -14M-6 -196C10 -140 16 -80 10 -14', bolt, bolt.deep)}` +
    creases(
      studio,
      choose,
      3,
      { x: -170, y: -120, width: 100, height: 20 },
      { length: 80, width: 30, angle: 30, strength: 0.7 },
    )
  const trim =
    kind === 'bit'
      ? `<path d="M-64 -164C-40 -150 -20 -160 2 -178" fill="none" stroke="#6b4d1f" stroke-width="13" stroke-linecap="round"/><path d="M-64 -166C-40 -152 -20 -162 2 -180" fill="none" stroke="${gold}" stroke-width="8" stroke-linecap="round"/><circle cx="-30" cy="-160" r="14" fill="none" stroke="${gold}" stroke-width="7"/>`
      : kind === 'tassel'
        ? `<path d="M-34 -178l-24 44M-30 -178l4 50" stroke="${bolt.deep}" stroke-width="12" stroke-linecap="round" stroke-dasharray="3 1.500"/><circle cx="-32" cy="-178" r="9" fill="${bolt.deep}"/>`
        : `<path d="M-44 -120l26 -8" stroke="${bolt.ink}" stroke-width="8" stroke-linecap="round"/>`
  const side = stack(
    cloth(studio, {
      path: 'M56 -160C110 -176 190 -180 250 -168L252 -130 60 -110Z',
      bolt: soleBolt(studio, '#b99a74'),
      light: 0,
    }),
    cloth(studio, {
      path: 'M-276 -20C-292 -70 -246 -108 -190 -126 -130 -150 -90 -190 -40 -200 0 -208 10 -190 40 -160 90 -128 170 -134 244 -170 262 -178 272 -166 270 -146 264 -104 276 -60 274 -16Z',
      over,
    }),
    cloth(studio, { path: 'M-282 -22H280L278 2H172L160 -8H-256Q-280 -6 -282 -22Z', bolt: sole, light: 0 }),
    flatArt(trim),
  )
  const bar = svg`<path d="M-96 -60C-40 -84 40 -84 96 -60L92 -6C40 -28 -40 -28 -92 -6Z" fill="${bolt.paint}"/>${seam('M-96 -60C-40 -84 40 -84 96 -60M-92 -6C-40 -28 40 -28 92 -6', bolt, bolt.deep)}`
  const bit =
    kind === 'bit'
      ? `<path d="M-60 -40Q0 -60 60 -40" fill="none" stroke="${gold}" stroke-width="9" stroke-linecap="round"/>`
      : kind === 'tassel'
        ? `<path d="M-10 -40l-16 50M10 -40l16 50" stroke="${bolt.deep}" stroke-width="14" stroke-linecap="round"/>`
        : `<path d="M-26 -44H26" stroke="${bolt.ink}" stroke-width="9" stroke-linecap="round"/>`
  const above = stack(
    cloth(studio, { path: footprint(6), bolt: sole }),
    cloth(studio, {
      path: footprint(0),
      over: seam('M-86 -50C-96 -180 -60 -250 0 -252 60 -250 92 -180 84 -50', bolt, bolt.deep) + bar,
    }),
    insole(
      studio,
      'M-70 4C-30 -22 30 -22 70 4 64 100 74 200 48 262 24 288 -20 288 -44 262 -68 200 -64 100 -70 4Z',
      '#b99a74',
    ),
    flatArt(bit),
  )
  return setOutPair(studio, { side, above })
}

/** High heels: pointed or rounded pumps on a stiletto or block heel. */
export function drawHeels(studio: Studio): Layer {
  const { bolt, cut: choose } = studio
  const isBlock = choose.chance(0.4)
  const heelPath = isBlock
    ? 'M170 -196L262 -216C266 -130 258 -60 256 2H184C180 -70 176 -130 170 -196Z'
    : 'M186 -196L266 -216C262 -150 246 -70 244 2H222C222 -70 214 -140 186 -196Z'
  const bow = choose.chance(0.4)
    ? svg`<g transform="translate(-196 -84) rotate(-16)"><path d="M0 0C-30 -34 -58 -26 -54 0S-24 26 0 0C30 -34 58 -26 54 0S24 26 0 0Z" fill="${bolt.contrast}" stroke="${bolt.ink}" stroke-opacity=".4"/><circle r="9" fill="${bolt.pale}"/></g>`
    : ''
  const side = stack(
    cloth(studio, {
      path: 'M-110 -74C20 -130 130 -250 262 -300L262 -250 -40 -40Z',
      bolt: soleBolt(studio, '#d8b894'),
      light: 0,
    }),
    cloth(studio, { path: heelPath, volume: 1.2 }),
    cloth(studio, {
      path: 'M-296 -8C-290 -46 -230 -78 -150 -104 -136 -84 -90 -70 -40 -84 60 -120 140 -240 240 -308 262 -320 276 -304 274 -280 270 -240 268 -220 262 -206 190 -190 120 -120 40 -50 0 -14 -40 -4 -90 -4Z',
      over:
        seam('M96 -160C112 -120 110 -110 104 -92', bolt) +
        crease(studio, { x: -170, y: -84, length: 90, width: 40, angle: 60 }),
    }),
    flatArt(
      '<path d="M-296 -6C-200 2 -60 6 10 -26 80 -70 160 -180 264 -206" fill="none" stroke="#4a2f22" stroke-width="8" stroke-linecap="round"/>' +
        bow,
    ),
  )
  const slim =
    'M0 -318C40 -270 88 -220 88 -140 86 -60 54 20 52 120 54 220 44 292 2 294 -42 292 -54 220 -52 120 -52 20 -88 -60 -88 -140 -88 -220 -40 -270 0 -318Z'
  const above = stack(
    cloth(studio, { path: slim }),
    insole(
      studio,
      'M-74 -96C-50 -60 50 -60 74 -96 70 -20 40 40 40 130 42 220 32 270 2 276 -32 270 -40 220 -40 130 -40 40 -72 -20 -74 -96Z',
      '#d8b894',
    ),
    flatArt(bow === '' ? '' : svg`<g transform="translate(196 -20)">${bow}</g>`),
  )
  return setOutPair(studio, { side, above })
}

/** Ankle boots: Chelsea with elastic, or laced. */
export function drawBoots(studio: Studio): Layer {
  const { bolt, cut: choose } = studio
  const isLaced = choose.chance(0.45)
  const sole = soleBolt(studio, choose.pick(['#3a271b', '#2a2523', '#8a6a45']))
  const shape =
    'M-276 -30C-292 -86 -250 -118 -180 -134 -110 -150 -50 -190 -36 -260 -28 -310 -30 -370 -26 -430 60 -444 160 -444 236 -430 230 -340 244 -260 258 -190 268 -130 274 -80 272 -30Z'
  const elastic = svg`<path d="M60 -440H156C160 -350 150 -280 110 -230 70 -280 56 -350 60 -440Z" fill="${bolt.deep}"/><path d="M60 -440H156C160 -350 150 -280 110 -230 70 -280 56 -350 60 -440Z" fill="none" stroke="${bolt.pale}" stroke-opacity=".35" stroke-width="3" stroke-dasharray="7 4"/><path d="M72 -430V-300M86 -434V-270M100 -434V-250M114 -434V-246M128 -434V-262M142 -434V-290" stroke="${bolt.ink}" stroke-opacity=".6" stroke-width="4"/>`
  const laces = [0, 1, 2, 3, 4, 5]
    .map(
      at =>
        svg`<path d="M${-70 + at * 10} ${-206 - at * 36}q36 -6 66 12" fill="none" stroke="${bolt.deep}" stroke-width="14" stroke-linecap="round"/><path d="M${-70 + at * 10} ${-210 - at * 36}q36 -6 66 12" fill="none" stroke="#d8c7a6" stroke-width="9" stroke-linecap="round"/>`,
    )
    .join('')
  const over =
    (isLaced
      ? seam('M-96 -170C-20 -200 20 -300 24 -440', bolt, bolt.deep) +
        seam('M-180 -134C-150 -100 -150 -60 -160 -20', bolt, bolt.deep)
      : elastic + seam('M110 -230C120 -150 120 -80 116 -20', bolt, bolt.deep)) +
    creases(
      studio,
      choose,
      4,
      { x: -120, y: -170, width: 120, height: 40 },
      { length: 130, width: 40, angle: 40, strength: 0.8 },
    ) +
    seam('M258 -190C230 -180 200 -140 190 -30', bolt, bolt.deep)
  const pull = svg`<path d="M214 -424C210 -470 250 -470 244 -420" fill="none" stroke="${bolt.deep}" stroke-width="15"/>`
  const side = stack(
    flatArt(pull),
    cloth(studio, {
      path: 'M-26 -430C60 -452 160 -452 236 -430 160 -412 60 -412 -26 -430Z',
      bolt: soleBolt(studio, '#5b4636'),
      light: 0,
    }),
    cloth(studio, { path: shape, over }),
    flatArt(isLaced ? laces : ''),
    cloth(studio, {
      path: 'M-284 -34H280L278 2H150L138 -10H-250Q-282 -8 -284 -34Z',
      bolt: sole,
      light: 0,
      over: stitching('M-280 -26H280', '#c9ad80'),
    }),
  )
  const above = stack(
    cloth(studio, { path: footprint(9), bolt: sole }),
    cloth(studio, {
      path: footprint(0),
      over:
        seam('M-104 -120C-50 -60 50 -60 104 -120', bolt, bolt.deep) +
        (isLaced ? '' : '') +
        creases(studio, choose, 3, { x: -60, y: -110, width: 120, height: 10 }, { length: 70, width: 30, angle: 84 }),
    }),
    insole(
      studio,
      'M-66 20C-30 -20 30 -20 66 20 74 100 76 180 52 240 24 276 -20 276 -46 240 -72 180 -74 100 -66 20Z',
      '#5b4636',
    ),
  )
  return setOutPair(studio, { side, above })
}
