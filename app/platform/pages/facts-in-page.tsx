import { FACTS_IN_PAGE, ownFacts } from '../facts/facts.ts';

/**
 * Tells the browser which facts the owner has changed, before any script needs one. Renders nothing in a new
 * shop.
 */
export function FactsInPage() {
  const facts = ownFacts();
  if (Object.keys(facts).length === 0) return null;
  return (
    <script
      type="application/json"
      id={FACTS_IN_PAGE}
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', String.raw`\u003c`) }}
    />
  );
}
