/** A road as the map draws it. */
interface Road {
  number: string;
  name: string;
  /** Where it leads, for those who look for their way. */
  leads: string;
  /** Its course on the map, which is 800 wide and 560 high. */
  course: string;
  /** Where along its course its name stands. */
  nameAt: string;
}

/** The expressways of Dubai, from the coast to the desert (spec §1). */
export const roads: readonly Road[] = [
  {
    number: 'E11',
    name: 'Sheikh Zayed Road',
    leads: 'Along the coast: Jebel Ali, the Marina, Downtown, Deira.',
    course:
      'M-124 471C-94 454 3 393 54 370C105 347 150 341 184 332C218 323 240 323 259 318C278 313 284 308 301 304C318 300 339 301 361 295C383 289 406 277 431 266C456 255 490 237 509 227C528 217 529 211 545 207C561 203 586 206 606 201C626 196 645 186 666 176C687 166 712 151 732 140C752 129 779 113 788 108',
    nameAt: '47%',
  },
  {
    number: 'D71',
    name: 'Financial Centre Road',
    leads: 'From the beach through Downtown to the E44.',
    course: 'M473 187C477 192 492 207 499 217C506 227 511 238 518 249C525 260 537 276 541 282',
    nameAt: '8%',
  },
  {
    number: 'E44',
    name: 'Al Khail Road',
    leads: 'Inland of Downtown, past Dubai Hills and Business Bay.',
    course:
      'M168 411C184 405 242 382 266 373C290 364 297 362 313 357C329 352 342 348 362 340C382 332 408 320 432 310C456 300 481 285 505 281C529 277 557 277 578 287C599 297 608 321 630 341C652 361 681 381 713 409C745 437 803 492 821 508',
    nameAt: '15%',
  },
  {
    number: 'E311',
    name: 'Sheikh Mohammed bin Zayed Road',
    leads: 'Past Arabian Ranches and Mirdif to the northern emirates.',
    course:
      'M-97 528C-71 516 12 476 57 458C102 440 130 429 171 421C212 413 265 412 303 409C341 406 363 409 399 406C435 403 478 399 518 389C558 379 608 364 642 347C676 330 696 309 719 290C742 271 757 256 779 234C801 212 838 170 850 157',
    nameAt: '33%',
  },
  {
    number: 'E611',
    name: 'Emirates Road',
    leads: 'The outer road, at the edge of the desert.',
    course:
      'M-76 626C-50 617 28 587 77 573C126 559 172 549 220 542C268 535 318 536 368 530C418 524 469 517 523 504C577 491 643 474 692 451C741 428 779 397 815 365C851 333 893 275 909 257',
    nameAt: '36%',
  },
  {
    number: 'E66',
    name: 'Dubai–Al Ain Road',
    leads: 'From the creek south-east to Al Ain.',
    course:
      'M574 274C574 290 574 336 574 373C574 410 573 452 574 496C575 540 579 595 581 638C583 681 584 735 585 754',
    nameAt: '14%',
  },
];

/** Where the land ends, drawn from the south-west. */
export const coast =
  'M-131 424C-111 415 -42 388 -10 372C22 356 34 337 59 329C84 321 114 328 140 326C166 324 198 318 217 314C236 310 236 306 251 300C266 294 286 288 305 280C324 272 342 265 362 252C382 239 404 216 427 203C450 190 480 188 500 177C520 166 536 146 550 140C564 134 572 143 586 141C600 139 618 134 634 130C650 126 665 123 680 119C695 115 706 112 726 106C746 100 789 84 802 80';

/** The creek and the canal that goes on from it to the sea again. */
export const creek =
  'M586 141C587 146 587 160 591 168C595 176 610 182 612 192C614 202 606 214 605 227C604 240 610 260 604 267C598 274 585 271 571 271C557 271 532 270 518 266C504 262 496 255 485 244C474 233 455 209 449 202';

/** The island in the shape of a palm: its trunk, its fronds, and the breakwater around them. */
export const palm =
  'M257 298L265 246M264 270L244 258M264 270L286 262M266 258L248 242M266 258L286 246M265 248L258 232M265 248L276 233M233 274A38 38 0 1 1 299 268';

/** Parts of the city by which one finds one's way. */
export const places = [
  { name: 'Jebel Ali', x: 70, y: 392 },
  { name: 'Downtown', x: 462, y: 274 },
  { name: 'Deira', x: 640, y: 160 },
  { name: 'Dubai Hills', x: 428, y: 362 },
  { name: 'Arabian Ranches', x: 418, y: 448 },
] as const;

/** Where the office is. */
export const office = { x: 259, y: 307 } as const;
