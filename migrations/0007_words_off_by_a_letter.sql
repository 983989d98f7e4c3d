create extension if not exists fuzzystrmatch;
