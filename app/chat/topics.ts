import { ADD_ONS, FORMAT_NAME, FORMAT_PRICE, FORMATS } from '../pricing/price-list.ts';
import { rupees } from '../pricing/rupees.ts';
import { SAMPLE_BOOKS } from '../product/sample-books.ts';
import {
  AGES,
  CONTACT,
  DELIVERY,
  GUARANTEE,
  MAKING,
  MAX_PHOTO_MB,
  OFFERS,
  PAGES,
  PDF_QUALITY,
  PRIVACY,
  REFUND,
} from '../storefront/facts.ts';

/** Where an answer leads on. */
export interface ChatLink {
  to: string;
  label: string;
}

/** Something visitors ask about, and what the shop says to it. */
export interface Topic {
  id: string;
  /** Beginnings of words in small letters, Hindi in Latin letters among them; short ones match whole words only. */
  words: string[];
  /** Several words in a row, which say more than one. */
  phrases?: string[];
  text: string;
  links?: ChatLink[];
}

const CREATE: ChatLink = { to: '/create', label: 'Create a book' };
const PRICING: ChatLink = { to: '/pricing', label: 'Pricing' };
const CONTACT_PAGE: ChatLink = { to: '/contact', label: 'Write to us' };
const REFUNDS: ChatLink = { to: '/cancellation-refunds', label: 'Refunds' };
const SHIPPING: ChatLink = { to: '/shipping-policy', label: 'Shipping' };

/** Kept on one line. */
const phone = CONTACT.phone.replaceAll(' ', '\u00a0');
const prices = FORMATS.map((format) => `${FORMAT_NAME[format]} ${rupees(FORMAT_PRICE[format])}`).join(', ');

/** The first of two topics that fit equally well is taken. */
export const TOPICS: Topic[] = [
  {
    id: 'tracking',
    words: ['track', 'status', 'dispatch'],
    phrases: [
      'where is my',
      'my order',
      'order status',
      'mera order',
      'not arrived',
      'not received',
      'not come',
    ],
    text: `Sign in and open My Orders: every order is there with its steps and the expected date. 📦 I cannot see orders myself; if something looks wrong, please write to us with your order number.`,
    links: [{ to: '/orders', label: 'My Orders' }, CONTACT_PAGE],
  },
  {
    id: 'cancelling',
    words: ['cancel'],
    phrases: ['cancel my', 'cancel the', 'cancel an', 'stop my order'],
    text: `You can cancel within ${GUARANTEE.cancelWithin} of ordering, before work on your book begins. Please write to us with your order number. 🙏`,
    links: [REFUNDS, CONTACT_PAGE],
  },
  {
    id: 'refunds',
    words: ['refund', 'return', 'guarantee', 'damage', 'torn', 'wapas', 'unhappy', 'replace', 'complain'],
    phrases: ['money back', 'not happy', 'do not like', 'dont like', 'did not like', 'wrong book'],
    text: `There is a ${GUARANTEE.days}-day satisfaction guarantee. 💛 We look at a refund request within ${REFUND.review} and pay it back within ${REFUND.processing}; small mistakes we gladly redraw.`,
    links: [REFUNDS, CONTACT_PAGE],
  },
  {
    id: 'photo privacy',
    words: [
      'privacy',
      'private',
      'safe',
      'secure',
      'delete',
      'data',
      'trust',
      'remove',
      'suraksh',
      'consent',
    ],
    phrases: [
      'what happens',
      'who sees',
      'who can see',
      'what happens to the photo',
      'store my',
      'keep the photo',
      'keep my photo',
    ],
    text: `Your child's photo is used to draw the book and for nothing else, and it stays private. 🔒 We delete it ${PRIVACY.photoKeptDays} days after delivery, after ${PRIVACY.unusedPhotoKeptDays} days when no book was ordered (${PRIVACY.photoInCartKeptDays} while it waits in your cart), or at once when you say so.`,
    links: [{ to: '/privacy-policy', label: 'Privacy' }],
  },
  {
    id: 'photo',
    words: ['photo', 'picture', 'image', 'upload', 'selfie', 'jpg', 'jpeg', 'png', 'foto', 'tasveer', 'face'],
    text: `One clear photo of the face is enough: JPG or PNG, at most ${MAX_PHOTO_MB} MB. 📷 You add it while you make the book and see the hero right away; it works without a photo too, with a drawn child.`,
    links: [CREATE],
  },
  {
    id: 'rush',
    words: ['rush', 'urgent', 'express', 'fast', 'quick', 'tomorrow', 'jaldi', 'hurry'],
    phrases: ['in a hurry', 'next day', 'same day'],
    text: `In a hurry? 🚀 ${ADD_ONS['rush-delivery'].name} can be added to a book for ${rupees(ADD_ONS['rush-delivery'].price)} while you order. Without it, printed books are at your door in ${DELIVERY.promise}.`,
    links: [CREATE, PRICING],
  },
  {
    id: 'abroad',
    words: [
      'international',
      'abroad',
      'overseas',
      'foreign',
      'countr',
      'usa',
      'uk',
      'dubai',
      'canada',
      'nri',
      'london',
    ],
    phrases: ['outside india', 'other countries'],
    text: `Our order form delivers across India. 🌏 International parcels take ${DELIVERY.international}; please write to us first, so that we can arrange it.`,
    links: [SHIPPING, CONTACT_PAGE],
  },
  {
    id: 'shipping cost',
    words: [],
    phrases: [
      'delivery charge',
      'delivery cost',
      'delivery fee',
      'delivery free',
      'free delivery',
      'free shipping',
      'shipping charge',
      'shipping cost',
      'shipping fee',
      'shipping free',
      'postage',
    ],
    text: `Within India shipping costs ${rupees(DELIVERY.domesticFeeRupees)} for orders under ${rupees(DELIVERY.freeFromRupees)} and is free above, so every printed book comes free of charge. 🚚`,
    links: [SHIPPING],
  },
  {
    id: 'delivery',
    words: ['deliver', 'ship', 'arriv', 'courier', 'parcel', 'kab', 'reach', 'pincode', 'din'],
    phrases: ['how long', 'how many days', 'when will', 'when do i get', 'when can i'],
    text: `Printed books are at your door in ${DELIVERY.promise} across India. 🚚 A digital copy is usually ready within ${DELIVERY.digitalFaq} and comes within ${DELIVERY.digitalPolicy}.`,
    links: [SHIPPING],
  },
  {
    id: 'coupons',
    words: ['coupon', 'discount', 'offer', 'promo', 'code', 'sale', 'deal', 'voucher', 'chhoot', 'cheaper'],
    phrases: ['family pack', 'two books', 'more books', 'bulk order'],
    text: `Codes go into the coupon box while you order. 🎉 ${OFFERS.launch.code} gives ${OFFERS.launch.percent}% off to our first ${OFFERS.launch.customers} customers, while it lasts, and two or more books in the cart bring ${rupees(OFFERS.familyPackRupees)} off by themselves.`,
    links: [PRICING],
  },
  {
    id: 'extras',
    words: ['gift', 'wrap', 'ribbon', 'addon', 'extra', 'additional'],
    phrases: ['add on', 'second copy', 'more copies', 'another copy'],
    text: `You can add a ${ADD_ONS['gift-box'].name.toLowerCase()} (${rupees(ADD_ONS['gift-box'].price)}), an ${ADD_ONS['extra-story-theme'].name.toLowerCase()} (${rupees(ADD_ONS['extra-story-theme'].price)}) or an ${ADD_ONS['extra-printed-copy'].name.toLowerCase()} (${rupees(ADD_ONS['extra-printed-copy'].price)}) while you order. 🎁`,
    links: [CREATE, PRICING],
  },
  {
    id: 'paying',
    words: [
      'pay',
      'upi',
      'card',
      'wallet',
      'gpay',
      'paytm',
      'phonepe',
      'cod',
      'cash',
      'netbanking',
      'emi',
      'visa',
    ],
    phrases: ['net banking', 'google pay', 'cash on delivery'],
    text: `You pay online by card, UPI or wallet when you order. 💳 There is no cash on delivery, because we draw every book for one child only.`,
    links: [CREATE],
  },
  {
    id: 'prices',
    words: [
      'price',
      'pricing',
      'cost',
      'charge',
      'rate',
      'kitna',
      'kitne',
      'kimat',
      'keemat',
      'daam',
      'paisa',
      'paise',
      'rupee',
      'rupaye',
      'rs',
      'expensive',
      'cheap',
      'cheapest',
      'budget',
      'fee',
    ],
    phrases: ['how much'],
    text: `One book costs: ${prices}. 💛 The whole sum is always shown before you pay.`,
    links: [PRICING],
  },
  {
    id: 'preview and changes',
    words: ['preview', 'revis', 'edit', 'correct', 'mistake', 'spelling', 'redraw', 'change', 'typo'],
    phrases: ['see it before', 'before i pay', 'before paying', 'before ordering'],
    text: `You see your own cover and pages before you order. 👀 Afterwards, ${MAKING.revisions} of minor revisions is included: just write to us.`,
    links: [CREATE, CONTACT_PAGE],
  },
  {
    id: 'formats',
    words: [
      'format',
      'digital',
      'pdf',
      'print',
      'physical',
      'combo',
      'ebook',
      'hardcopy',
      'softcopy',
      'paperback',
      'download',
      'differen',
    ],
    phrases: ['hard copy', 'soft copy'],
    text: `There are three: ${prices}. 📚 The digital copy is a ${PDF_QUALITY} to read and print at home; the printed book comes to your door; with both you read today and unwrap later.`,
    links: [PRICING],
  },
  {
    id: 'ages',
    words: ['age', 'ages', 'aged', 'toddler', 'teen', 'umar'],
    phrases: ['year old', 'years old', 'how old', 'old enough', 'which class'],
    text: `Our books are made for children of ${AGES} years. 🧒 Little ones have them read aloud, bigger ones do not give them back.`,
    links: [{ to: '/gallery', label: 'Gallery' }],
  },
  {
    id: 'pages',
    words: ['page', 'pages', 'thick', 'length', 'size', 'resolution', 'dpi', 'quality', 'colour', 'color'],
    phrases: ['how long is the book', 'how many pages', 'how big'],
    text: `Every book has ${PAGES} pages in full colour, with your child in the pictures and the words. 📖 The digital copy is a print-ready ${PDF_QUALITY}.`,
    links: [{ to: '/gallery', label: 'Gallery' }],
  },
  {
    id: 'own story',
    words: [],
    phrases: [
      'own story',
      'own title',
      'custom story',
      'custom title',
      'custom message',
      'dedication',
      'my story',
      'write a story',
      'write the story',
    ],
    text: `Yes: while you make a book you can give it your own title, your own story and a message to your child. ✍️ All three are optional.`,
    links: [CREATE],
  },
  {
    id: 'stories',
    words: [
      'story',
      'stories',
      'theme',
      'adventure',
      'superhero',
      'mytholog',
      'hanuman',
      'princess',
      'space',
      'magic',
      'spider',
      'thor',
      'kahani',
      'character',
      'genre',
      'gallery',
      'sample',
      'example',
    ],
    phrases: ['what books', 'which books', 'kind of books'],
    text: `There are adventures for every small hero: ${SAMPLE_BOOKS.map((book) => book.title).join(', ')}, and more when you create your own. 🦸 Have a look at the gallery!`,
    links: [{ to: '/gallery', label: 'Gallery' }, CREATE],
  },
  {
    id: 'account',
    words: ['password', 'login', 'signin', 'signup', 'register', 'account', 'profile', 'otp'],
    phrases: ['sign in', 'log in', 'sign up', 'confirmation mail', 'confirmation email'],
    text: `You sign in with your e-mail address and password; a new account is confirmed by a link that we mail to you (please look into spam, too). 🔑 A forgotten password is quickly replaced.`,
    links: [
      { to: '/auth', label: 'Sign in' },
      { to: '/forgot-password', label: 'Forgot password' },
    ],
  },
  {
    id: 'contact',
    words: [
      'contact',
      'phone',
      'call',
      'whatsapp',
      'email',
      'mail',
      'human',
      'person',
      'talk',
      'support',
      'helpline',
      'agent',
      'number',
      'baat',
      'office',
      'located',
    ],
    phrases: ['customer care', 'speak to', 'real person', 'where are you'],
    text: `You reach our team on WhatsApp and by phone at ${phone} (${CONTACT.hours}), or by e-mail at ${CONTACT.email}. 📞`,
    links: [CONTACT_PAGE],
  },
  {
    id: 'how it works',
    words: [
      'work',
      'start',
      'step',
      'process',
      'kaise',
      'banana',
      'make',
      'create',
      'buy',
      'order',
      'personal',
      'customi',
      'kharid',
    ],
    phrases: ['how does it work', 'get started', 'place an order', 'order a book', 'make a book'],
    text: `Four steps: upload a photo, choose an adventure, personalize and preview it, and get the book. ✨ It takes a few minutes, and you see the total before you pay.`,
    links: [CREATE, { to: '/how-it-works', label: 'How it works' }],
  },
  {
    id: 'helper',
    words: ['bot', 'chatbot', 'robot', 'computer'],
    phrases: ['are you real', 'who are you', 'your name', 'are you a', 'are you an ai', 'are you human'],
    text: `I am the shop's automatic helper: I know our books, prices and promises by heart. 🤖 For everything else there are people: please write to us.`,
    links: [CONTACT_PAGE],
  },
];

/** Pleasantries count only when nothing was asked beside them. */
export const PLEASANTRIES: Topic[] = [
  {
    id: 'thanks',
    words: [
      'thank',
      'thanks',
      'thx',
      'dhanyavaad',
      'dhanyawad',
      'shukriya',
      'great',
      'awesome',
      'nice',
      'cool',
      'perfect',
      'ok',
      'okay',
    ],
    text: 'My pleasure! 😊 Is there anything else you would like to know?',
  },
  {
    id: 'goodbye',
    words: ['bye', 'goodbye', 'alvida'],
    phrases: ['good night', 'see you'],
    text: 'Bye for now, and happy reading! 👋',
  },
  {
    id: 'greeting',
    words: ['hi', 'hii', 'hello', 'hey', 'namaste', 'namaskar', 'namaskaram', 'vanakkam', 'hola'],
    phrases: ['good morning', 'good afternoon', 'good evening'],
    text: 'Namaste! 👋 What would you like to know about our comic books: prices, photos, stories, delivery?',
    links: [CREATE],
  },
];

/** When the shop's own facts do not hold the answer. */
export const UNKNOWN: Topic = {
  id: 'unknown',
  words: [],
  text: `I am not sure about that one, and I do not want to guess. 😊 Our team knows: please write to us or call ${phone}.`,
  links: [CONTACT_PAGE, { to: '/faq', label: 'Questions & answers' }],
};
