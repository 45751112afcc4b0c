import { describe, expect, it } from 'vitest';
import { ADD_ONS, FORMAT_PRICE } from '../../buying/pricing/price-list.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { faq } from '../storefront/faq-answers.ts';
import { answerFromFacts } from './answer-from-facts.ts';
import { namesOnlyOurPrices } from './our-prices.ts';
import { PLEASANTRIES } from './about-the-shop.ts';
import { topics, unknownTopic } from './topics.ts';

describe('what a visitor asks about', () => {
  it.each([
    ['How much does a book cost?', 'prices'],
    ['price??', 'prices'],
    ['kitna paisa lagega', 'prices'],
    ['Is ₹500 enough?', 'prices'],
    ['What are the prises', 'prices'],
    ['What is the difference between digital and printed?', 'formats'],
    ['do you have a pdf', 'formats'],
    ['When will my book arrive?', 'delivery'],
    ['how long does delivery take', 'delivery'],
    ['delivary time', 'delivery'],
    ['What are the delivery charges?', 'shipping cost'],
    ['Is shipping free?', 'shipping cost'],
    ['I need it tomorrow, very urgent', 'rush'],
    ['Do you ship to the USA?', 'abroad'],
    ['can you deliver outside India', 'abroad'],
    ['How long until it arrives in Dubai?', 'abroad'],
    ['what are the delivery charges to canada', 'abroad'],
    ['What happens to my child’s photo? Is it safe?', 'photo privacy'],
    ['What happens to my child’s photo?', 'photo privacy'],
    ['do you delete photos', 'photo privacy'],
    ['Which photo should I upload?', 'photo'],
    ['I want my money back', 'refunds'],
    ['refnd please', 'refunds'],
    ['How do I cancel my order?', 'cancelling'],
    ['Any coupon code?', 'coupons'],
    ['Is there a family pack for two books', 'coupons'],
    ['Where is my order?', 'tracking'],
    ['track order', 'tracking'],
    ['Can I pay with UPI?', 'paying'],
    ['cash on delivery available?', 'paying'],
    ['how many pages', 'pages'],
    ['Is the book in Hindi?', 'languages'],
    ['kya hindi mein milegi', 'languages'],
    ['is it good for a 4 year old', 'ages'],
    ['Can I write my own story?', 'own story'],
    ['which stories do you have', 'stories'],
    ['Do you do gift wrapping?', 'extras'],
    ['I made a spelling mistake in the name', 'preview and changes'],
    ['I forgot my password', 'account'],
    ['I want to talk to a real person', 'contact'],
    ['How does it work?', 'how it works'],
    ['how do I order a book', 'how it works'],
    ['How do I upload a picture?', 'photo'],
    ['are you a robot?', 'helper'],
    ['Hi!', 'greeting'],
    ['Namaste ji', 'greeting'],
    ['thanks a lot', 'thanks'],
    ['bye', 'goodbye'],
  ])('%s → %s', (question, topic) => {
    expect(answerFromFacts(question).id).toBe(topic);
  });

  it('holds an answer to every question of the FAQ page', () => {
    expect(faq().filter(({ question }) => answerFromFacts(question).id === 'unknown')).toEqual([]);
  });

  it('answers the question and not the politeness around it', () => {
    expect(answerFromFacts('Hello, thanks for the help! What does it cost?').id).toBe('prices');
  });

  it.each([
    'What is the capital of France?',
    'asdf qwer',
    '🤷',
    '',
    'मुझे बताइए',
    'Who won the cricket match yesterday?',
  ])('does not guess at %j', (question) => {
    expect(answerFromFacts(question)).toEqual(unknownTopic());
  });
});

describe('every answer', () => {
  const all = [...topics(), ...PLEASANTRIES, unknownTopic()];

  it('names no price that the shop does not have', () => {
    expect(all.filter(({ text }) => !namesOnlyOurPrices(text, ''))).toEqual([]);
    const said = answerFromFacts('price').text;
    for (const price of Object.values(FORMAT_PRICE)) expect(said).toContain(rupees(price));
    expect(answerFromFacts('rush').text).toContain(rupees(ADD_ONS['rush-delivery'].price));
  });

  it('is short', () => {
    expect(all.filter(({ text }) => text.split(/[.!?] /).length > 4)).toEqual([]);
  });
});
