/** The pieces of the checkout window, built one by one: no markup is ever parsed here. */
export function buildWindow(options, amount) {
  const price = rupees(amount);
  const shopName = options.name || 'The shop';

  const close = newTag('button', { type: 'button', className: 'close' }, 'Close');
  const title = newTag('h1', { id: 'shop-name' }, shopName);
  const shop = newTag(
    'header',
    { className: 'shop' },
    newTag('div', { className: 'who' }, logo(options.image, shopName), title),
    options.description ? newTag('p', { className: 'what' }, options.description) : '',
    newTag('p', { className: 'amount' }, price),
    contactLines(options.prefill),
  );
  paint(shop, options.theme?.color);

  const error = newTag('p', { className: 'error', role: 'alert', hidden: true });
  const methods = newMethods(options.prefill);
  const pay = newTag('button', { type: 'submit', className: 'pay' }, `Pay ${price}`);
  const decline = newTag('button', { type: 'button', className: 'plain' }, 'Decline');
  const form = newTag(
    'form',
    { className: 'methods', noValidate: true },
    error,
    methods.part,
    newTag('div', { className: 'actions' }, pay, decline),
  );

  const lose = newTag('button', { type: 'button', className: 'plain small' }, 'Pay and lose the answer');
  const late = newTag('button', { type: 'button', className: 'plain small' }, 'Authorise late');
  const misbehave = newTag(
    'section',
    { className: 'misbehave', ariaLabel: 'Misbehave' },
    newTag('h2', {}, 'Misbehave'),
    explained(lose, 'lose-why', 'The money is taken; this window closes and the shop hears nothing from it.'),
    explained(late, 'late-why', 'Fails now and turns out to be paid a little later.'),
  );

  const panel = newTag(
    'main',
    { className: 'panel', role: 'dialog', ariaModal: 'true', tabIndex: -1 },
    newTag('p', { className: 'sandbox' }, 'Payment sandbox: no real money'),
    close,
    shop,
    form,
    misbehave,
  );
  panel.setAttribute('aria-labelledby', 'shop-name');
  const choices = [pay, decline, lose, late];
  return { panel, close, form, pay, decline, lose, late, choices, error, chosen: methods.chosen };
}

function logo(image, shopName) {
  const initial = newTag('span', { className: 'logo', ariaHidden: 'true' }, [...shopName][0] ?? '');
  if (!image) return initial;
  const picture = newTag('img', { className: 'logo', alt: '', src: image });
  picture.addEventListener('error', () => picture.replaceWith(initial));
  return picture;
}

function contactLines(prefill = {}) {
  const lines = [prefill.name, prefill.email, prefill.contact].filter(Boolean);
  return newTag(
    'ul',
    { className: 'contact', ariaLabel: 'Paying as' },
    ...lines.map((line) => newTag('li', {}, line)),
  );
}

// The shop's own colour, with whichever of ink and cream can be read on it.
function paint(header, color) {
  if (!color || !CSS.supports('color', color)) return;
  header.style.backgroundColor = color;
  const probe = newTag('canvas', { width: 1, height: 1 }).getContext('2d');
  probe.fillStyle = color;
  probe.fillRect(0, 0, 1, 1);
  const [red, green, blue] = [...probe.getImageData(0, 0, 1, 1).data].map((part) => (part / 255) ** 2.2);
  const bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18;
  header.style.color = bright ? '#1a1026' : '#fff6e3';
}

function newMethods(prefill = {}) {
  const year = String((new Date().getFullYear() + 4) % 100).padStart(2, '0');
  const number = newField('Card number', { value: '4111 1111 1111 1111', inputMode: 'numeric' });
  const expiry = newField('Valid till', { value: `12/${year}`, inputMode: 'numeric' });
  const cvv = newField('CVV', { value: '123', inputMode: 'numeric' });
  const holder = newField('Name on card', { value: prefill.name || 'Test Parent' });
  const vpa = newField('UPI ID', { value: 'success@razorpay', inputMode: 'email' });
  const wallet = newTag(
    'select',
    { id: 'wallet' },
    ...['mobikwik', 'airtelmoney', 'payzapp', 'phonepe'].map((code) =>
      newTag('option', { value: code }, code),
    ),
  );
  const fields = {
    card: newTag(
      'div',
      { className: 'fields' },
      number.part,
      newTag('div', { className: 'pair' }, expiry.part, cvv.part),
      holder.part,
    ),
    upi: newTag('div', { className: 'fields', hidden: true }, vpa.part),
    wallet: newTag(
      'div',
      { className: 'fields', hidden: true },
      newTag('label', { className: 'field' }, newTag('span', {}, 'Wallet provider'), wallet),
    ),
  };
  const radios = Object.entries({ card: 'Card', upi: 'UPI', wallet: 'Wallet' }).map(([value, name]) => {
    const radio = newTag('input', { type: 'radio', name: 'method', value, checked: value === 'card' });
    radio.addEventListener('change', () => {
      for (const [method, part] of Object.entries(fields)) part.hidden = method !== value;
    });
    return { radio, part: newTag('label', { className: 'method' }, radio, newTag('span', {}, name)) };
  });
  return {
    part: newTag(
      'fieldset',
      {},
      newTag('legend', {}, 'Pay with'),
      newTag('div', { className: 'choice' }, ...radios.map((each) => each.part)),
      ...Object.values(fields),
    ),
    chosen() {
      const method = radios.find((each) => each.radio.checked).radio.value;
      if (method === 'upi') return { method, vpa: vpa.input.value };
      if (method === 'wallet') return { method, wallet: wallet.value };
      const digits = number.input.value.replace(/\D/g, '');
      return { method, cardName: holder.input.value, last4: digits.slice(-4).padStart(4, '0') };
    },
  };
}

function newField(label, props) {
  const input = newTag('input', { type: 'text', autocomplete: 'off', ...props });
  return { input, part: newTag('label', { className: 'field' }, newTag('span', {}, label), input) };
}

function explained(button, id, why) {
  button.setAttribute('aria-describedby', id);
  return newTag('div', { className: 'odd' }, button, newTag('p', { id }, why));
}

export function showError(parts, text) {
  parts.error.textContent = text;
  parts.error.hidden = false;
}

/** Asks once more before the window is left; focus starts on the safe answer. */
export function confirmLeaving(parts, leave) {
  if (parts.panel.querySelector('.sure')) return;
  const stay = newTag('button', { type: 'button', className: 'pay' }, 'Keep paying');
  const go = newTag('button', { type: 'button', className: 'plain' }, 'Leave');
  const sure = newTag(
    'div',
    { className: 'sure', role: 'alertdialog', ariaLabel: 'Leave without paying?' },
    newTag('p', {}, 'Leave without paying?'),
    newTag('div', { className: 'actions' }, stay, go),
  );
  stay.addEventListener('click', () => {
    sure.remove();
    parts.close.focus();
  });
  go.addEventListener('click', leave);
  parts.panel.append(sure);
  stay.focus();
}

/** Nothing more can be chosen; only Close is left. */
export function lastWord(parts, text) {
  for (const button of parts.choices) button.disabled = true;
  showError(parts, text);
  parts.close.focus();
}

export function newTag(name, props, ...children) {
  const tag = document.createElement(name);
  Object.assign(tag, props);
  tag.append(...children.filter((child) => child !== ''));
  return tag;
}

function rupees(paise) {
  const digits = paise % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(paise / 100);
}
