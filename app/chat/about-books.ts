import { FORMAT_NAME, FORMAT_PRICE, FORMATS } from '../pricing/price-list.ts';
import { rupees } from '../pricing/rupees.ts';
import { SAMPLE_BOOKS } from '../product/sample-books.ts';
import { AGES, MAKING, PAGES, PDF_QUALITY } from '../storefront/facts.ts';
import { CREATE, PRICING, CONTACT_PAGE, type Topic } from './topic.ts';

const prices = FORMATS.map((format) => `${FORMAT_NAME[format]} ${rupees(FORMAT_PRICE[format])}`).join(', ');

export const BOOK_TOPICS: Topic[] = [
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
];
