import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of the shop and its screen, in the order a visitor meets them. */
export default [
  // Looking around
  index('storefront/home.tsx'),
  route('about', 'storefront/about.tsx'),
  route('how-it-works', 'storefront/how-it-works.tsx'),
  route('gallery', 'storefront/gallery.tsx'),
  route('pricing', 'storefront/pricing.tsx'),
  route('faq', 'storefront/faq.tsx'),
  route('contact', 'contact/contact.tsx'),
  route('contact/received', 'contact/received.tsx'),
  route('feedback', 'feedback/feedback.tsx'),
  route('api/chat', 'chat/chat-request.ts'),
  route('terms', 'storefront/terms.tsx'),
  route('privacy-policy', 'storefront/privacy-policy.tsx'),
  route('shipping-policy', 'storefront/shipping-policy.tsx'),
  route('cancellation-refunds', 'storefront/cancellation-refunds.tsx'),
  route('product/:productId', 'product/product.tsx'),

  // Making a book
  route('create-book', 'wizard/create-book.tsx'),
  route('create', 'wizard/wizard.tsx', [
    index('wizard/1-choose-book.tsx'),
    route('format', 'wizard/2-format.tsx'),
    route('personalize', 'wizard/3-personalize.tsx'),
    route('preview', 'wizard/4-preview.tsx'),
    route('details', 'wizard/5-details.tsx'),
    route('payment', 'wizard/6-payment.tsx'),
  ]),
  route('api/photo', 'photos/photo.ts'),
  route('api/hero', 'books/hero.ts'),
  route('api/quote', 'checkout/quote-request.ts'),

  // Buying
  route('api/cart', 'product/add-to-cart.ts'),
  route('cart', 'till/cart.tsx', { id: 'cart' }),
  route('shopping-cart', 'till/cart.tsx', { id: 'shopping-cart' }),
  route('api/checkout', 'payments/checkout-request.ts'),
  route('api/payments/callback', 'payments/callback.ts'),
  route('api/payments/return', 'payments/return.ts'),
  route('api/payments/webhook', 'payments/webhook.ts'),
  route('order-confirmation', 'orders/confirmation.tsx', { id: 'order-confirmation' }),
  route('thank-you', 'orders/confirmation.tsx', { id: 'thank-you' }),

  // An account
  route('auth', 'account/auth.tsx', { id: 'auth' }),
  route('user-authentication', 'account/auth.tsx', { id: 'user-authentication' }),
  route('forgot-password', 'account/forgot-password.tsx'),
  route('reset-password', 'account/reset-password.tsx'),
  route('api/me', 'cart/me.ts'),
  route('api/sign-in', 'sign-in-popup/sign-in-request.ts'),
  route('api/sign-out', 'account/sign-out.ts'),
  route('api/profile', 'account/profile.ts'),
  route('api/profile/picture', 'profile/picture.ts'),
  route('orders', 'orders/orders.tsx', { id: 'orders' }),
  route('order-tracking', 'orders/orders.tsx', { id: 'order-tracking' }),
  route('api/orders/news', 'order-news/news-request.ts'),
  route('orders/:orderId', 'orders/order.tsx'),
  route('orders/:orderId/books/:itemId', 'copies/copy-pdf.ts'),
  route('orders/:orderId/books/:itemId/read', 'copies/read-copy.tsx'),
  route('orders/:orderId/books/:itemId/drawing', 'copies/copy-drawing.ts'),

  // Staff
  route('admin', 'admin/admin.tsx'),
  route('admin/redraw', 'admin/redraw.ts'),

  // Search engines and password managers
  route('sitemap.xml', 'well-known/sitemap.ts'),
  route('robots.txt', 'well-known/robots.ts'),
  route('.well-known/security.txt', 'well-known/security-contact.ts'),
  route('.well-known/change-password', 'well-known/change-password.ts'),

  route('*', 'storefront/not-found.tsx'),
] satisfies RouteConfig;
