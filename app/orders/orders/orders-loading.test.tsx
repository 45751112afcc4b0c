import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import Orders from './orders.tsx';

/** The list as the server renders it, while its orders are being read or afterwards. */
function drawn(orders: unknown): string {
  const Screen = Orders as unknown as React.ComponentType<{ loaderData: { orders: unknown } }>;
  const Stub = createRoutesStub([{ path: '/orders', Component: () => <Screen loaderData={{ orders }} /> }]);
  return renderToString(<Stub initialEntries={['/orders']} />);
}

it('the list says that it is loading, and only until its orders are there', () => {
  expect(drawn(new Promise(() => {}))).toContain('Loading your orders...');
  expect(drawn([])).not.toContain('Loading your orders...');
});

it('an empty list leads to the books', () => {
  expect(drawn([])).toMatch(/No Orders Yet[\s\S]*href="\/gallery"[^>]*>Browse Books</);
});
