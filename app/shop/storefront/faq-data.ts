import type { MetaDescriptor } from 'react-router';
import { structuredData } from '../../platform/pages/structured-data.ts';
import { faq } from './faq-answers.ts';

/** The ten questions with their answers. */
export function faqData(): MetaDescriptor[] {
  return structuredData('FAQPage', () => ({
    mainEntity: faq().map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }));
}
