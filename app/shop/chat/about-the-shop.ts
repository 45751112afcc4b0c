import { CONTACT } from '../../platform/facts/facts.ts';
import { CREATE, CONTACT_PAGE, phoneOnOneLine, type Topic } from './topic.ts';

export const shopTopics = (): Topic[] => [
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
    text: `You reach our team on WhatsApp and by phone at ${phoneOnOneLine()} (${CONTACT.hours}), or by e-mail at ${CONTACT.email}. 📞`,
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

/** Pleasantries count only when the visitor asks nothing else. */
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
