import sharp from 'sharp';

// Only the readers of the five kinds we take are open, and only on bytes in memory: no SVG, TIFF or PDF parser
// ever sees what somebody sent. This holds for the whole process.
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

// Each picture is worked on once; remembering the last ones would only hold memory.
sharp.cache(false);

/** sharp, able to read JPEG, PNG, WebP, AVIF and GIF from memory and nothing else. */
export { sharp };
