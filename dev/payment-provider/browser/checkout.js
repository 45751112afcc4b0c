// The script that a shop's page loads: defines window.Razorpay. It must live under a strict content security
// policy and Trusted Types, so it builds elements one by one and sets styles only through the CSSOM.
(() => {
  const street = new URL(document.currentScript.src).origin;
  const withoutFrames = /Instagram|FBAN|FBAV|UCBrowser|Opera Mini|OPR\/.*Mini/;

  class Razorpay {
    #options;
    #listeners = { 'payment.failed': [] };
    #dialog = null;
    #frame = null;
    #focusBefore = null;
    #scrollBefore = '';

    constructor(options) {
      if (!options || !options.key) throw new Error('No key passed');
      this.#options = options;
    }

    on(event, listener) {
      (this.#listeners[event] ??= []).push(listener);
      return this;
    }

    open() {
      if (this.#dialog) return this;
      if (this.#options.callback_url && withoutFrames.test(navigator.userAgent)) {
        this.#goThere();
        return this;
      }
      this.#focusBefore = document.activeElement;
      this.#scrollBefore = document.documentElement.style.overflow;
      document.documentElement.style.overflow = 'hidden';
      window.addEventListener('message', this.#hear);
      this.#dialog = newDialog();
      this.#frame = newFrame();
      this.#dialog.append(this.#frame);
      this.#dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#tell({ type: 'close' });
      });
      document.body.append(this.#dialog);
      this.#dialog.showModal();
      this.#dialog.addEventListener('close', this.#dismiss);
      this.#frame.focus();
      return this;
    }

    close() {
      this.#dismiss();
    }

    // The whole page goes to the provider and comes back by callback_url or cancel_url.
    #goThere() {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = `${street}/v1/checkout/embedded`;
      for (const [name, value] of Object.entries(flat(passed(this.#options)))) {
        const field = document.createElement('input');
        field.type = 'hidden';
        field.name = name;
        field.value = value;
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    }

    #hear = (message) => {
      if (message.origin !== street || message.source !== this.#frame?.contentWindow) return;
      const { type, detail } = message.data;
      if (type === 'ready') this.#tell({ type: 'options', detail: passed(this.#options) });
      if (type === 'paid') {
        this.#remove();
        this.#options.handler?.(detail);
      }
      if (type === 'failed') for (const listener of this.#listeners['payment.failed']) listener(detail);
      if (type === 'dismissed') this.#dismiss();
      if (type === 'lost') this.#remove();
    };

    #tell(message) {
      this.#frame?.contentWindow?.postMessage(message, street);
    }

    #dismiss = () => {
      if (!this.#dialog) return;
      this.#remove();
      this.#options.modal?.ondismiss?.();
    };

    #remove() {
      window.removeEventListener('message', this.#hear);
      document.documentElement.style.overflow = this.#scrollBefore;
      const dialog = this.#dialog;
      this.#dialog = null;
      this.#frame = null;
      dialog?.removeEventListener('close', this.#dismiss);
      dialog?.close();
      dialog?.remove();
      this.#focusBefore?.focus?.({ preventScroll: true });
    }
  }

  function newDialog() {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Payment');
    Object.assign(dialog.style, {
      position: 'fixed',
      inset: '0',
      width: '100vw',
      height: '100dvh',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '0',
      border: '0',
      overflow: 'hidden',
      background: 'transparent',
      colorScheme: 'light',
    });
    return dialog;
  }

  function newFrame() {
    const frame = document.createElement('iframe');
    frame.title = 'Payment sandbox';
    frame.src = `${street}/checkout/window?shop=${encodeURIComponent(location.origin)}`;
    Object.assign(frame.style, {
      display: 'block',
      width: '100%',
      height: '100%',
      border: '0',
      colorScheme: 'light',
    });
    return frame;
  }

  // What goes to the window: everything but functions, with the logo's address made absolute.
  function passed(options) {
    return {
      key: options.key,
      order_id: options.order_id,
      amount: options.amount,
      currency: options.currency,
      name: options.name,
      description: options.description,
      image: options.image && new URL(options.image, document.baseURI).href,
      prefill: { ...options.prefill },
      theme: { color: options.theme?.color },
      modal: { confirm_close: options.modal?.confirm_close, escape: options.modal?.escape },
      retry: typeof options.retry === 'object' ? { ...options.retry } : { enabled: options.retry },
      callback_url: options.callback_url && new URL(options.callback_url, document.baseURI).href,
      cancel_url: options.cancel_url && new URL(options.cancel_url, document.baseURI).href,
      redirect: options.redirect === true,
    };
  }

  function flat(value, path = '') {
    if (value === undefined || value === null) return {};
    if (typeof value !== 'object') return { [path]: String(value) };
    return Object.assign(
      {},
      ...Object.entries(value).map(([key, inner]) => flat(inner, path === '' ? key : `${path}[${key}]`)),
    );
  }

  window.Razorpay = Razorpay;
})();
