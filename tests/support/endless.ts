// A reader that a file keeps busy for ever.
for (;;);
