# PostgreSQL with pgBackRest beside it: what archives has to be where the database writes.
FROM postgres:18
RUN apt-get update \
 && apt-get install -y --no-install-recommends pgbackrest \
 && rm -rf /var/lib/apt/lists/*
