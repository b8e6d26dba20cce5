import type { Theme } from './theme.ts'

/** Small flaws. */
export const flaw: Readonly<Record<Theme, readonly string[]>> = {
  clothes: [
    'One tiny pulled thread near the hem, shown in the last picture.',
    'The inside label has gone pale from washing.',
    'A spare button is missing, all the others are on.|buttons',
    'Very light pilling under the arms, nothing you see when it is worn.|top',
    'Small ink dot inside the pocket, not visible from outside.|bottom',
    'The hem was taken up by an inch and can be let down again.|hem',
    'A faint crease from the hanger that goes with steam.|top',
    'One buttonhole is a little loose.|shirt',
    'There is a small repair at the side seam, neatly done.',
  ],
  festive: [
    'A small tea mark on the inside of the hem that I could not get out fully.',
    'Two or three sequins are missing near the cuff.|worked',
    'Slight fading at the shoulder fold.|top',
    'The sleeve was altered once and half an inch is left inside.|top',
    'One loose thread in the embroidery, it has not grown in a year.|worked',
    'The lace on one side was restitched by my tailor.',
    'Daman has a crease line from storage that will press out.|top',
    'A pinhole near the side slit where the tag was.|top',
  ],
  bridal: [
    'A few beads came off near the hem, I have kept them in a small packet for you.',
    'The dupatta has one snag at the border.|bride',
    'Slight dust line on the inner hem from walking, not visible outside.',
    'One hook at the back was replaced.',
    'The waist was taken in by an inch, the cloth is still inside.|bride',
  ],
  fabric: [
    'The packet is open but complete.',
    'The design card is missing.',
    'A fold line on the dupatta will need a good iron.',
  ],
  kids: [
    'One small paint spot near the hem, which is what nursery does.',
    'The elastic is slightly loose.|bottoms',
    'A popper is stiff, but it closes.|baby',
    'Name label inside can be picked out easily.',
    'Slight bobbling on the sleeves.|sleeved',
    'One button does not match exactly, I replaced it.|buttons',
  ],
  feet: [
    'A small scuff on the left toe, see the close up.',
    'Box is not available.',
    'The heel tips will want changing in a few months.|heels',
    'Laces were replaced with new ones.|laces',
    'A faint glue line is visible at one side.|plainshoe',
    'Light scratch on the right heel.',
  ],
  carried: [
    'Dust bag is not included.|bag',
    'One small scratch near the clasp.|hand',
    'The bottom has a faint mark from a table.|bag',
    'The inside pocket has a lipstick stain the size of a lentil.|bag,women',
    'Edges are slightly dull.',
    'A light scratch on one side, see the close up.',
    'Comes without its box.',
  ],
  adorned: [
    'Original box is not with me any more.',
    'One tiny mark at the back.',
    'A little of the polish has gone near the clasp.',
  ],
  beauty: [
    'The outer box is a bit crushed.',
    'The print on the cap has rubbed off.',
    'Outer packaging has been thrown away.',
  ],
  scent: ['The cap has a small scratch.', 'Box has a dent at one corner.', 'No outer box.'],
}
