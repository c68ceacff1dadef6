import sharp from 'sharp';

// Only the decoders of the five accepted formats are enabled, and only for bytes in memory: an uploaded file never reaches an
// SVG, TIFF or PDF parser. This applies to the process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

// Every picture is processed once, so caching operations only costs memory.
sharp.cache(false);

/** sharp, restricted to JPEG, PNG, WebP, AVIF and GIF from memory. */
export { sharp };
