import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '#config.ts';

/** The shop scans barcodes. */
const permissions = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Allows scripts only from this host's files. Inline style elements are allowed: the shop's dialogs lock scrolling with
 * one, and styles run no code.
 */
export const setSecurityHeaders = (app: FastifyInstance, config: Config) => {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // A browser that reads it starts another process for the page, after the answer: a first visit paints later.
    crossOriginOpenerPolicy: false,
  });
  // Fastify's plugin would build the headers again for each request.
  app.addHook('onRequest', (request, reply, next) => {
    reply.raw.setHeader('permissions-policy', permissions);
    setHeaders(request.raw, reply.raw, () => next());
  });
};

/** For answers without hooks and without content. */
export const leastHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
};
